import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { SignAndLinkPage } from "./sign-and-link-page.tsx";

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
});
