import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { formatDay } from "#i18n/format.ts";
import { makeTranslator, type PageDictionary, type Translator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { TargetedTrialPage } from "./targeted-trial-page.tsx";

const TARGETED = "/activate/trial/targeted";
const OEM = "/activate/trial/targeted-oem";
const ON_ONE_PAGE = "/activate/trial";
const TRIAL = {
  trialState: "TrialNotClaimed",
  daysBeforeTrialEnd: 81,
  trialStartsOn: null,
  trialEndsOn: "2026-05-30",
  partner: "Solano",
  planName: "Polaris",
  radioIdLastFour: "0001",
  vehicleState: { year: 2026, make: "Solano", model: "Vireo" },
  termsVersion: "2026-01-15",
  areTermsAccepted: false,
};

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

function open(
  at: string,
  {
    fragment = "#link-1",
    query = "",
    isSignedIn = true,
    answers = {},
    translate,
  }: {
    fragment?: string;
    query?: string;
    isSignedIn?: boolean;
    answers?: Record<string, unknown>;
    translate?: Translator<PageDictionary>;
  } = {},
) {
  window.history.replaceState(null, "", `${at}${query}${fragment}`);
  const fake = fakeSkywave({
    getHandoffState: TRIAL,
    acceptTermsAndConditions: { version: "2026-01-15" },
    b2bTrialClaim: { trialEndsOn: "2026-05-30" },
    requestTrialLink: { isAccepted: true },
    listPasskeys: { passkeys: [] },
    ...answers,
  });
  fake.setSession(isSignedIn ? "authenticated" : "anonymous");
  return {
    fake,
    ...renderPage(TargetedTrialPage, { fake, at: at + query, ...(translate && { translate }) }),
  };
}

const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name });
async function expectFocusOn(text: string): Promise<void> {
  await expect.poll(() => document.activeElement?.textContent).toBe(text);
}
const claimsIn = ({ calls }: ReturnType<typeof fakeSkywave>) =>
  calls.filter(({ name }) => name === "b2bTrialClaim").map(({ input }) => input);

describe("a trial that is for one person", () => {
  it("[A2.20] is claimed in steps by whoever has its link, with the vehicle and the days in sight", async () => {
    const { fake } = open(TARGETED);
    expect(await screen.findByText("trial.text.other")).toBeDefined();
    expect(window.location.hash).toBe("");
    expect(screen.queryByRole("heading", { name: "targeted-trial.claim" })).toBeNull();
    fireEvent.click(await button("targeted-trial.continue"));
    await expectFocusOn("targeted-trial.claim");
    fireEvent.click(await button("trial.claim"));
    expect(await heading("trial.done-heading")).toBeDefined();
    expect(claimsIn(fake)).toEqual([{ body: { magicLinkGrant: "link-1" } }]);
  });

  it("[A3.01] [A4.13] tells whoever has its link as identified by it, and nobody without one", async () => {
    const knownBy = ({ app, told }: ReturnType<typeof open>) => {
      app.tracking.event("continue");
      const groups = told.at(-1)?.groups;
      return [groups?.customerInfo?.authenticationStatus, groups?.account?.subscriptions];
    };
    const linked = open(TARGETED, { isSignedIn: false });
    await screen.findByText("trial.text.other");
    expect(knownBy(linked)).toEqual(["Identified users", [{ lookupMethod: "TOKEN_URL" }]]);
    cleanup();
    const other = open(TARGETED, {
      isSignedIn: false,
      fragment: "#link-2",
      answers: { getHandoffState: refusal("MAGIC_LINK_NOT_FOUND") },
    });
    await screen.findByText("trial.error.MAGIC_LINK_NOT_FOUND");
    expect(knownBy(other)).toEqual(["Unidentified users", undefined]);
  });

  it("[A2.20] stands on one page where the steps are off, and asks for an account before it is claimed", async () => {
    open(ON_ONE_PAGE, { isSignedIn: false });
    for (const name of ["targeted-trial.yours", "used-vehicle.account", "targeted-trial.claim"])
      expect(await heading(name)).toBeDefined();
    fireEvent.click(await button("targeted-trial.continue"));
    await expectFocusOn("used-vehicle.account");
    expect(screen.queryByRole("button", { name: "trial.claim" })).toBeNull();
  });

  it("[A2.21] of a maker is claimed for the driver whom the maker's link names, and refused to another one", async () => {
    const { fake } = open(OEM, {
      fragment: "#link-1&driver%2077",
      answers: { b2bTrialClaim: refusal("IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR") },
    });
    fireEvent.click(await button("targeted-trial.continue"));
    fireEvent.click(await button("trial.claim"));
    expect(await screen.findByText("trial.error.IDENTITY_NOT_RELATED_TO_VEHICLE_ERROR")).toBeDefined();
    expect(claimsIn(fake)).toEqual([{ body: { magicLinkGrant: "link-1", oemDriverId: "driver 77" } }]);
    fake.answers["b2bTrialClaim"] = { trialEndsOn: "2026-05-30" };
    fireEvent.click(await button("trial.claim"));
    expect(await heading("trial.done-heading")).toBeDefined();
  });

  it.each(LOCALES)(
    "[A2.21] names the maker of its partner code, and what is agreed to towards it: %s",
    async (locale) => {
      const translate = makeTranslator(locale, dictionaries[locale].vehicles);
      open(OEM, { query: "?PartnerCode=SOLANO", translate });
      expect(await screen.findByText(translate("trial.maker", { maker: "Solano" }))).toBeDefined();
      fireEvent.click(await button(translate("targeted-trial.continue")));
      const consent = translate("trial.maker-terms", { maker: "Solano" });
      const terms = await screen.findByText(consent, { exact: false });
      expect(within(terms).getByRole("link").getAttribute("href")).toBe("https://solano.example/privacy");
      expect(screen.queryByText(translate("trial.terms"))).toBeNull();
    },
  );

  it.each([
    ["no code", OEM, ""],
    ["a code that nobody has", OEM, "?partnercode=nobody"],
    ["a code that an object has of itself", OEM, "?partnercode=constructor"],
    ["a code at another address", TARGETED, "?partnercode=solano"],
  ])("[A2.21] is neutral with %s", async (_what, at, query) => {
    open(at, { query });
    expect(await screen.findByText("trial.text.other")).toBeDefined();
    expect(screen.queryByText("trial.maker")).toBeNull();
    fireEvent.click(await button("targeted-trial.continue"));
    expect(await screen.findByText("trial.terms")).toBeDefined();
  });

  it.each(["TrialNotStarted", "TrialClaimed", "TrialWithFollowOn", "SelfPay"])(
    "says how it stands where it isn't to be claimed: %s",
    async (trialState) => {
      open(TARGETED, { answers: { getHandoffState: { ...TRIAL, trialState } } });
      expect(await screen.findByText(`trial.state.${trialState}`)).toBeDefined();
      expect(screen.queryByRole("button", { name: "targeted-trial.continue" })).toBeNull();
    },
  );

  it.each([
    ["en-US", "1 day left,", "2 days left,"],
    ["en-CA", "1 day left,", "2 days left,"],
    ["fr-CA", "il vous reste 1 jour,", "il vous reste 2 jours,"],
  ] as const)("[S4.37] counts its last day as one: %s", async (locale, one, two) => {
    const translate = makeTranslator(locale, dictionaries[locale].vehicles);
    const withLeft = (daysBeforeTrialEnd: number) => ({ getHandoffState: { ...TRIAL, daysBeforeTrialEnd } });
    open(TARGETED, { answers: withLeft(1), translate });
    expect(await screen.findByText(one, { exact: false })).toBeDefined();
    cleanup();
    open(`${TARGETED}/`, { fragment: "#link-2", answers: withLeft(2), translate });
    expect(await screen.findByText(two, { exact: false })).toBeDefined();
  });

  it.each(LOCALES)("[S4.37] says on which day it starts where its maker named one: %s", async (locale) => {
    const translate = makeTranslator(locale, dictionaries[locale].vehicles);
    const toCome = { ...TRIAL, trialState: "TrialNotStarted", trialStartsOn: "2026-03-11" };
    open(TARGETED, { answers: { getHandoffState: toCome }, translate });
    const date = formatDay("2026-03-11", locale);
    expect(await screen.findByText(translate("trial.state.starts-on", { date }))).toBeDefined();
    expect(document.body.textContent).toContain(date);
  });

  it("has its link mailed again to whoever comes without one, or with one that is over", async () => {
    for (const [fragment, answers] of [
      ["", {}],
      ["#over", { getHandoffState: refusal("MAGIC_LINK_EXPIRED") }],
    ] as const) {
      // Another address each time: what a link named stays with the page that it led to.
      const { fake, unmount } = open(fragment === "" ? `${TARGETED}/` : ON_ONE_PAGE, { fragment, answers });
      const field = await screen.findByRole("textbox", { name: "service-lane.number" });
      fireEvent.click(await button("targeted-trial.link-send"));
      expect(await screen.findByText("targeted-trial.number-wrong")).toBeDefined();
      fireEvent.change(field, { target: { value: "TEZT0001" } });
      fireEvent.click(await button("targeted-trial.link-send"));
      expect(await screen.findByText("targeted-trial.link-sent")).toBeDefined();
      expect(fake.calls.filter(({ name }) => name === "requestTrialLink").map(({ input }) => input)).toEqual([
        { body: { radioId: "TEZT0001", language: "en-US" } },
      ]);
      unmount();
    }
  });

  it("says what went wrong with the mail, and tries again", async () => {
    const { fake } = open(`${OEM}/`, { fragment: "", answers: { requestTrialLink: lost() } });
    const field = await screen.findByRole("textbox", { name: "service-lane.number" });
    fireEvent.change(field, { target: { value: "nothing" } });
    fireEvent.click(await button("targeted-trial.link-send"));
    await screen.findByText("failure.UNREACHABLE");
    fake.answers["requestTrialLink"] = refusal("INVALID_PAYLOAD");
    fireEvent.click(await button("action.retry"));
    expect(await screen.findByText("targeted-trial.number-wrong")).toBeDefined();
    expect(document.activeElement).toBe(field);
  });
});
