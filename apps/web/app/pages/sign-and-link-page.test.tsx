import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { SignAndLinkPage } from "./sign-and-link-page.tsx";

const NAMED = { maskedEmail: "o•••@e•••.com", emailAddress: "o@e.com" };

afterEach(() => {
  cleanup();
  window.location.hash = "";
});

describe("SignAndLinkPage", () => {
  it("[A3.01] tells analytics that the customer came by a token, and not by which", async () => {
    window.location.hash = "#grant-1";
    const checkSalStatus = { status: "UNCLAIMED_NO_EMAIL", planName: "Horizon" };
    const { app, told } = renderPage(SignAndLinkPage, { fake: fakeSkywave({ checkSalStatus }) });
    await screen.findByText("sal.text");
    app.tracking.event("continue");
    const groups = told.at(-1)?.groups;
    expect(groups?.account?.subscriptions).toEqual([{ lookupMethod: "TOKENIZED_ENTRY" }]);
    expect(groups?.customerInfo?.authenticationStatus).toBe("Identified users");
    expect(JSON.stringify(told)).not.toContain("grant-1");
  });

  it.each([
    [
      "[S4.29]",
      "UNCLAIMED_EMAIL_AVAILABLE",
      "sal.email-available",
      { button: "account-step.create", email: "o@e.com" },
    ],
    [
      "[S4.30]",
      "UNCLAIMED_SIGN_IN_TO_REUSE",
      "sal.email-taken",
      { button: "sign-in.submit", email: "o@e.com" },
    ],
    ["[S4.31]", "UNCLAIMED_NO_EMAIL", "sal.no-email", { button: "account-step.create", email: "" }],
    // Whoever has the address can't have the plan, so a sign-in with it would lead nowhere.
    ["[S4.32]", "UNCLAIMED_EMAIL_TAKEN", "sal.email-cannot", { button: "account-step.create", email: "" }],
    ["[S4.33]", "CLAIMED", "sal.claimed", { button: "sign-in.submit", email: "" }],
  ] as const)(
    "%s says of a plan that is %s what to do, and begins with that",
    async (_id, status, text, { button, email }) => {
      window.location.hash = `#${status}`;
      const named = status === "UNCLAIMED_NO_EMAIL" || status === "CLAIMED" ? {} : NAMED;
      const checkSalStatus = { status, planName: "Horizon", ...named };
      renderPage(SignAndLinkPage, { fake: fakeSkywave({ checkSalStatus }) });
      expect(await screen.findByText(text)).toBeDefined();
      expect(await screen.findByRole("button", { name: button })).toBeDefined();
      expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual([email]);
    },
  );
});
