import { GuidePage } from "./guide-page.tsx";
import { openDocsPage } from "./open-docs-page.tsx";

await openDocsPage({ title: "sandbox.guide.heading", Page: GuidePage });
