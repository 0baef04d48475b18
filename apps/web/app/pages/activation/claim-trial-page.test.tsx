import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { ClaimTrialPage } from "./claim-trial-page.tsx";

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

describe("the trial behind a maker's link", () => {
  it.each([
    ["without a link", "", "trial.missing"],
    ["with one that is over", "#over", "trial.error.MAGIC_LINK_EXPIRED"],
  ])("[S2.05] has its link mailed by a radio ID or a VIN to whoever comes %s", async (_what, link, text) => {
    window.history.replaceState(null, "", `/activate${link}`);
    const fake = fakeSkywave({
      getHandoffState: refusal("MAGIC_LINK_EXPIRED"),
      requestTrialLink: { isAccepted: true },
    });
    renderPage(ClaimTrialPage, { fake, at: "/activate" });
    expect(await screen.findByText(text)).toBeDefined();
    const field = await screen.findByRole("textbox", { name: "service-lane.number" });
    for (const number of ["TEZT0001", "9SKTEZT00T1000001"]) {
      fireEvent.change(field, { target: { value: number } });
      fireEvent.click(screen.getByRole("button", { name: "targeted-trial.link-send" }));
      await expect
        .poll(() => fake.calls.at(-1)?.input)
        .toMatchObject({
          body: number.length === 17 ? { vin: number } : { radioId: number },
        });
      expect(await screen.findByText("targeted-trial.link-sent")).toBeDefined();
    }
    expect(fake.calls.filter(({ name }) => name === "requestTrialLink")).toHaveLength(2);
  });
});
