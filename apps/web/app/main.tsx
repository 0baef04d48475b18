import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { showBootFailure } from "#platform/configuration/show-boot-failure.ts";
import { boot, startSession } from "./boot.ts";
import { firstRoutes, moreRoutes } from "./routes/make-routes.tsx";
import { followNavigation } from "./navigation/follow-navigation.ts";
import { keepSecondClicks } from "./navigation/keep-second-clicks.ts";
import { untilFirstPage } from "./navigation/until-first-page.ts";
import { untilDrawn } from "#early/until-drawn.ts";
import { whenLineIsFree } from "#platform/line/line.ts";
import { openBrowserHistory } from "#platform/router/page-history.ts";
import { openPageRouter } from "#platform/router/page-router.ts";
import { addBrandFaces } from "#ui/brand/add-brand-faces.ts";

async function start(root: HTMLElement): Promise<void> {
  try {
    const booted = await boot();
    const { app, translator } = booted;
    const router = openPageRouter({
      history: openBrowserHistory(),
      routes: firstRoutes(app),
      moreRoutes: () => moreRoutes(app),
    });
    followNavigation(router, app, root);
    keepSecondClicks(document);
    // Until the first page has its data the words of the loader stay, instead of an empty page.
    await untilFirstPage(router);
    await untilDrawn((onDrawn) => {
      // As a transition the first drawing is done in slices, so that a slow phone can answer a tap in between.
      startTransition(() => {
        createRoot(root).render(
          <App app={app} router={router} firstTranslator={translator} onDrawn={onDrawn} />,
        );
      });
    });
    // What the page is for comes first.
    await whenLineIsFree();
    startSession(booted, router);
    // Behind what they dress.
    addBrandFaces(() => app.skywave.log({ level: "info", message: "The fonts did not come" }));
  } catch (cause) {
    showBootFailure(root, cause);
  }
}

// The pages beside the product are made of some of the same files, this one among them, and start by themselves.
const root = document.querySelector<HTMLElement>("#root[data-page=product]");
if (root !== null) void start(root);
