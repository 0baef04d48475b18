import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { chooseScheme } from "#ui/theme/scheme.ts";
import type { CardElement, CardProcessor } from "./card-processor.ts";
import { useCardElement } from "./use-card-element.ts";

afterEach(() => {
  cleanup();
  chooseScheme("device");
  delete window.Stripe;
  vi.unstubAllGlobals();
});

/** Nothing has a size where nothing is laid out. */
class NoSizes {
  observe() {}
  disconnect() {}
}

function Field() {
  const { box, status } = useCardElement(true);
  return (
    <div ref={box} role="group">
      {status}
    </div>
  );
}

it("redraws the card field in the colours of the page as soon as others are chosen", async () => {
  vi.stubGlobal("ResizeObserver", NoSizes);
  vi.stubGlobal("matchMedia", () => new EventTarget());
  const update = vi.fn<CardElement["update"]>();
  const mount = vi.fn<CardElement["mount"]>();
  const destroy = vi.fn<CardElement["destroy"]>();
  const element = { on: () => undefined, focus: () => undefined, mount, destroy, update };
  const processor = { elements: () => ({ create: () => element }) } as unknown as CardProcessor;
  window.Stripe = () => processor;
  renderPage(Field, { fake: fakeSkywave() });
  await expect.poll(() => document.head.querySelector("script")).not.toBeNull();
  act(() => void document.head.querySelector("script")?.dispatchEvent(new Event("load")));
  await expect.poll(() => mount).toHaveBeenCalledWith(screen.getByRole("group"));
  expect(update).not.toHaveBeenCalled();

  act(() => chooseScheme("dark"));
  await expect.poll(() => update).toHaveBeenCalledOnce();
  cleanup();
  act(() => chooseScheme("light"));
  expect(destroy).toHaveBeenCalledOnce();
  expect(update).toHaveBeenCalledOnce();
});
