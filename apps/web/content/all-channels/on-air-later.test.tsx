import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { OnAirLater } from "./on-air-later.tsx";

afterEach(cleanup);

it("shows the channels once their place comes near, and not before", async () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const observed = Promise.withResolvers<void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: typeof tell) {
        tell = onChange;
      }
      observe(): void {
        observed.resolve();
      }
      disconnect(): void {}
    },
  );
  renderPage(OnAirLater, { fake: fakeSkywave({ liveUpdate: lost() }) });
  await observed.promise;
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.queryByRole("heading")).toBeNull();
  act(() => tell([{ isIntersecting: true }]));
  expect((await screen.findByRole("heading")).textContent).toBe("channels.heading");
});
