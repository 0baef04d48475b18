import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { CredentialsPage } from "../settings/credentials-pages.tsx";
import { LinkChoicePage } from "./link-choice-page.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const LINKS_A_DEVICE = { enableOnboardingDeviceLinking: true };

function open(Page: ComponentType, flags: Record<string, boolean>) {
  const credentials = {
    username: "dana.reyes",
    maskedUsername: "d•••s",
    hasPassword: true,
    hasRandomCredentials: false,
  };
  const fake = fakeSkywave({ getStreamingCredentials: credentials, setStreamingCredentials: credentials });
  fake.setSession("authenticated");
  const { app } = renderPage(Page, { fake });
  app.shell.flags = flags;
}

const paths = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("a page with the code of a device", () => {
  it("[A2.50] [A2.25] is among what one can link, unless it is switched off", async () => {
    open(LinkChoicePage, LINKS_A_DEVICE);
    await screen.findByText("devices.heading");
    expect(paths()).toEqual([
      "/subscribe/linking/device-link-amazon",
      "/subscribe/linking/device-link-google",
      "/onboarding/device-linking",
    ]);
    cleanup();
    open(LinkChoicePage, {});
    await screen.findByText("devices.heading");
    expect(paths()).not.toContain("/onboarding/device-linking");
  });

  it("[A2.25] is offered once the credentials are set, unless it is switched off", async () => {
    const save = async () => {
      fireEvent.change(await screen.findByLabelText("credentials.username"), { target: { value: "dana.r" } });
      fireEvent.click(screen.getByRole("button", { name: "credentials.save" }));
      await screen.findByText("credentials.next");
    };
    open(CredentialsPage, LINKS_A_DEVICE);
    await save();
    expect(paths()).toContain("/onboarding/device-linking");
    cleanup();
    open(CredentialsPage, {});
    await save();
    expect(paths()).not.toContain("/onboarding/device-linking");
  });
});
