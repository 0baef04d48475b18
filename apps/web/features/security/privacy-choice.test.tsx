import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { PrivacyChoice } from "./privacy-choice.tsx";

const ALL = ["C0001", "C0002", "C0003", "C0004"];
const WITHOUT_MARKETING = ALL.slice(0, 3);

afterEach(() => {
  cleanup();
  document.cookie = "CONSENT_GROUPS=; path=/; max-age=0";
});

describe("the choice about marketing cookies", () => {
  it("is kept, shown and told to the server as it was just made", async () => {
    const fake = fakeSkywave();
    renderPage(PrivacyChoice, { fake });
    const recorded = () => fake.calls.filter(({ name }) => name === "privacy").map(({ input }) => input);
    fireEvent.click(await screen.findByRole("button", { name: "security.privacy-turn-off" }));
    expect(screen.getByRole("status").textContent).toBe("security.privacy-off");
    expect(document.cookie).toContain(`CONSENT_GROUPS=${WITHOUT_MARKETING.join(".")}`);
    fireEvent.click(screen.getByRole("button", { name: "security.privacy-turn-on" }));
    expect(screen.getByRole("status").textContent).toBe("security.privacy-on");
    expect(document.cookie).toContain(`CONSENT_GROUPS=${ALL.join(".")}`);
    const chosen = [WITHOUT_MARKETING, ALL];
    expect(recorded()).toEqual(chosen.map((groups) => ({ groups, hasGlobalPrivacyControl: false })));
  });
});
