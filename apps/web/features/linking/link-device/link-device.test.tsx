import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { LinkDevice } from "./link-device.tsx";

afterEach(cleanup);

describe("LinkDevice", () => {
  it("leads back to the field that is empty, and asks nothing", async () => {
    const fake = fakeSkywave();
    fake.setSession("authenticated");
    renderPage(() => <LinkDevice userCode="" afterwards={null} />, { fake });
    const button = await screen.findByRole("button", { name: "linking.continue" });
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByText("linking.code-empty")).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("linking.code"));
    expect(fake.calls).toEqual([]);
  });

  it("takes the focus to the device that waits, and to what became of it", async () => {
    const device = {
      userCode: "ABCD-EFGH",
      deviceName: "Kitchen speaker",
      location: { countryCode: "US" },
      requestedAt: "2026-11-21T12:00:00Z",
    };
    const fake = fakeSkywave({ userCodeLookUp: device, userCodeAuthorize: device });
    fake.setSession("authenticated");
    renderPage(() => <LinkDevice userCode="ABCD-EFGH" afterwards={null} />, { fake });
    fireEvent.click(await screen.findByRole("button", { name: "linking.continue" }));
    const shown = await screen.findByRole("heading", { name: "linking.compare-heading" });
    await expect.poll(() => document.activeElement).toBe(shown);
    fireEvent.click(screen.getByRole("button", { name: "linking.let-in" }));
    const done = await screen.findByRole("heading", { name: "linking.done-heading" });
    await expect.poll(() => document.activeElement).toBe(done);
  });
});
