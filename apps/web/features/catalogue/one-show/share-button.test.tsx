import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ShareButton } from "./share-button.tsx";

const ABILITIES = ["share", "clipboard"] as const;

afterEach(() => {
  cleanup();
  for (const ability of ABILITIES) Reflect.deleteProperty(navigator, ability);
});

const no = (name: string) => () => Promise.reject(new DOMException("no", name));

async function press(browser: Partial<Record<(typeof ABILITIES)[number], unknown>>) {
  for (const ability of ABILITIES) {
    if (ability in browser)
      Object.defineProperty(navigator, ability, { configurable: true, value: browser[ability] });
    else Reflect.deleteProperty(navigator, ability);
  }
  renderPage(() => <ShareButton title="One Guest" />, { fake: fakeSkywave({}) });
  fireEvent.click(await screen.findByRole("button", { name: "show.share-one" }));
}

it("opens the sheet of the device with the title and the address, and says nothing more", async () => {
  const share = vi.fn<(what: object) => Promise<void>>(() => Promise.resolve());
  await press({ share });
  await expect
    .poll(() => share)
    .toHaveBeenCalledWith({ title: "One Guest", url: `${location.origin}${location.pathname}` });
  expect(screen.getByRole("status").textContent).toBe("");
});

it("copies the address where there is no sheet, or where it is refused, and says so", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  await press({ clipboard: { writeText } });
  expect(await screen.findByText("show.copied")).toBeDefined();
  cleanup();
  await press({ share: no("NotAllowedError"), clipboard: { writeText } });
  expect(await screen.findByText("show.copied")).toBeDefined();
  expect(writeText).toHaveBeenCalledTimes(2);
});

it("copies nothing for somebody who closes the sheet, and says where else the address is if it cannot", async () => {
  const writeText = vi.fn<() => Promise<void>>(no("NotAllowedError"));
  const share = vi.fn<() => Promise<void>>(no("AbortError"));
  await press({ share, clipboard: { writeText } });
  await expect.poll(() => share).toHaveBeenCalledTimes(1);
  expect(writeText).not.toHaveBeenCalled();
  cleanup();
  await press({ clipboard: { writeText } });
  expect(await screen.findByText("show.not-copied")).toBeDefined();
});
