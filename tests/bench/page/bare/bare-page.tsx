import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");

createRoot(root).render(
  <main>
    <h1>A bare page</h1>
    <p>All that the framework needs to show one heading and one paragraph, and nothing else.</p>
  </main>,
);
