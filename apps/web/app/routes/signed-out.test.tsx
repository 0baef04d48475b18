import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PATHS } from "../paths/paths.ts";
import { guardedRows } from "./guarded-rows.ts";

/** Every page that asks for a sign-in; its subject is any. */
const PAGES = guardedRows.flatMap((row) =>
  row.kind === "page" && row.guard === "signedIn"
    ? [{ path: row.path.replaceAll(/:\w+/g, "some-1"), page: row.page }]
    : [],
);

/** Their addresses say nothing of what is shown. */
const WITHOUT_QUERY = new Set<string>([PATHS.account, PATHS.security]);

/** No call gets through: what a page knows of somebody is not asked here. */
const UNREACHABLE: Record<string, unknown> = new Proxy({}, { has: () => true, get: () => lost() });

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe("a page that asks for a sign-in", () => {
  it.each(PAGES)(
    "leads to it whoever is signed out on it in another tab, and back afterwards: $path",
    async ({ path, page }) => {
      const fake = fakeSkywave(UNREACHABLE);
      fake.setSession("authenticated");
      const { router } = renderPage(await page(), { fake, at: `/${path}?a=b` });
      await screen.findByRole("heading", { level: 1 });
      act(() => fake.setSession(null));
      await expect.poll(() => router.state.location.pathname).toBe("/account/login");
      const back = new URLSearchParams(router.state.location.search).get("returnUrl");
      // Without an address to go back to, a sign-in leads to the account.
      expect(back ?? `/${PATHS.account}`).toBe(WITHOUT_QUERY.has(path) ? `/${path}` : `/${path}?a=b`);
    },
  );
});
