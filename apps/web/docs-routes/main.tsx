import { openDocsPage } from "#docs-sdk/open-docs-page.tsx";
import { RoutesPage } from "./routes-page.tsx";

await openDocsPage({ title: "sandbox.routes.heading", Page: RoutesPage });
