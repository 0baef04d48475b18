import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { boot, startSession } from "./boot.ts";
import { makeRoutes } from "./make-routes.tsx";
import { followNavigation } from "./navigation/follow-navigation.ts";
import { showBootFailure } from "./show-boot-failure.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element to draw into");

try {
  const { app, translator } = await boot();
  const router = createBrowserRouter(makeRoutes(app));
  followNavigation(router, app, root);
  createRoot(root).render(<App app={app} router={router} firstTranslator={translator} />);
  startSession(app);
} catch (cause) {
  showBootFailure(root, cause);
}
