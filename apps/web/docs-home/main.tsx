import { openDocsPage } from "#docs-sdk/open-docs-page.tsx";
import { HomePage } from "./home-page.tsx";

await openDocsPage({ title: "sandbox.docs.heading", Page: HomePage });
