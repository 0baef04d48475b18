import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PageLoader } from "./page-loader.tsx";

afterEach(cleanup);

it.each([
  ["a page", () => <PageLoader />, "app.loading"],
  ["a part of it", () => <Spinner label="plan.loading" />, "plan.loading"],
])("tells listeners that %s is on its way, and nothing of its waves", async (_what, draw, text) => {
  const { container } = renderPage(draw, { fake: fakeSkywave() });
  expect((await screen.findByRole("status")).textContent).toBe(text);
  expect(container.querySelector("i")?.closest("[aria-hidden=true]")).not.toBeNull();
});
