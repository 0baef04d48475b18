import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { CommonFailureNotice } from "./common-failure-notice.tsx";
import { usePartAtPress } from "./use-part-at-press.ts";

afterEach(cleanup);

const Form = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    close
  </button>
);

/** A page whose form arrives, or does not, when the test says so. */
async function openPage() {
  const asked: PromiseWithResolvers<typeof Form>[] = [];
  function Page() {
    const form = usePartAtPress(() => {
      const coming = Promise.withResolvers<typeof Form>();
      asked.push(coming);
      return coming.promise;
    });
    const Shown = form.part;
    const part = useKeptFocus<HTMLDivElement>(Shown === undefined ? "shown" : "form");
    return (
      <div ref={part}>
        {form.failure === undefined ? null : (
          <CommonFailureNotice failure={form.failure} onRetry={form.open} takesFocus />
        )}
        {Shown === undefined ? (
          <button type="button" aria-disabled={form.isLoading} onClick={form.open}>
            open
          </button>
        ) : (
          <Shown onClose={form.close} />
        )}
      </div>
    );
  }
  const fake = fakeSkywave({});
  const log = vi.spyOn(fake.skywave, "log");
  renderPage(Page, { fake });
  const button = await screen.findByRole("button", { name: "open" });
  button.focus();
  fireEvent.click(button);
  const settle = (at: number, how: (coming: PromiseWithResolvers<typeof Form>) => void) =>
    act(async () => {
      const coming = asked[at];
      if (coming === undefined) throw new Error(`It was asked for ${asked.length} times`);
      how(coming);
    });
  return { log, button, settle };
}

describe("usePartAtPress", () => {
  it("leaves the page as it is until the part is there, which has the focus then; and gives it back", async () => {
    const { button, settle } = await openPage();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button);
    await settle(0, ({ resolve }) => resolve(Form));
    const close = screen.getByRole("button", { name: "close" });
    expect(document.activeElement).toBe(close);
    fireEvent.click(close);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "open" }));
  });

  it("says where it did not come, and asks anew", async () => {
    const { log, settle } = await openPage();
    await settle(0, ({ reject }) => reject(new TypeError("Failed to fetch dynamically imported module")));
    const notice = screen.getByText("failure.UNREACHABLE");
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(screen.getByRole("button", { name: "open" }).getAttribute("aria-disabled")).toBe("false");
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ level: "info", message: "A part of the page did not come" }),
    );
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    await settle(1, ({ resolve }) => resolve(Form));
    expect(screen.queryByText("failure.UNREACHABLE")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "close" }));
  });
});
