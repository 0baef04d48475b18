import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GuestPayPage } from "#features/billing/pay-as-guest/guest-pay-page.tsx";
import { createPlayer } from "#features/listening/player/create-player.ts";
import { PlayerContext } from "#features/listening/player/use-player.ts";
import { fakeSkywave, lost } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { LookUpPage } from "./look-up-page.tsx";
import { RenewalLookUpPage } from "./renewal-look-up-page.tsx";

const TYPED = {
  "billing.first-name": "Jo",
  "billing.last-name": "Bell",
  "account-step.email": "jo@example.com",
  "look-up.phone": "512 555 0177",
  "billing.postal-code": "78701",
};

/** No plans are looked at here. */
const NO_PLANS = { getNewOffers: { offers: [], fallbackOffers: [], ineligibleOffers: [] } };

async function fill(fields: Readonly<Record<string, string>>, button: string) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: button }));
}

async function lookUp(customers: readonly object[]) {
  const fake = fakeSkywave({ ...NO_PLANS, lookUpCustomer: { data: { customers, token: "token-1" } } });
  fake.setSession("anonymous");
  const { told, router } = renderPage(LookUpPage, { fake });
  await fill(TYPED, "look-up.submit");
  const customerOf = (asked: string) => told.find(({ name }) => name === asked)?.groups.customerInfo;
  return { router, customerOf, told };
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("LookUpPage", () => {
  it("[A3.01] [A3.07] [A4.09] tells what the lookup goes by, what stands for its answer, and that the customer is known", async () => {
    const { router, customerOf, told } = await lookUp([{}]);
    await expect.poll(() => router.state.location.pathname).not.toBe("/");
    expect(customerOf("authentication-start")).toMatchObject({
      authenticationType: "FLEPZ",
      authenticationStatus: "Unidentified users",
    });
    expect(customerOf("authentication-success")).toMatchObject({
      authenticationType: "FLEPZ",
      authenticationToken: "•••",
      authenticationStatus: "Identified users",
    });
    expect(told.at(-1)?.groups.account?.subscriptions).toEqual([{ lookupMethod: "FLEPZ" }]);
  });

  it("[A2.64] counts the lookup and the wait for its answer as the authenticate phase", async () => {
    const { told } = await lookUp([]);
    await screen.findByText("look-up.nobody");
    const views = told.filter(({ name }) => name === "page-view").map(({ groups }) => groups.pageInfo);
    const flow = { flowName: "account-lookup", flowType: "flepz", phase: "authenticate" };
    expect(views).toMatchObject([
      { ...flow, pageName: "accountLookup" },
      { ...flow, pageName: "accountLookupInterstitial" },
      { ...flow, pageName: "accountLookup" },
    ]);
  });

  it("begins with what Skywave is and a way to the plans, and has the form of customers below", async () => {
    renderPage(LookUpPage, { fake: fakeSkywave({ getNewOffers: () => new Promise(() => undefined) }) });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("offers.hero");
    expect(screen.getByRole("link", { name: "sign-in.see-plans" }).getAttribute("href")).toBe(
      "/subscribe/checkout/purchase/streaming/organic",
    );
    const toForm = screen.getByRole("link", { name: "look-up.heading" }).getAttribute("href");
    const phone = await screen.findByLabelText("look-up.phone");
    expect(document.querySelector(`${toForm} form`)?.contains(phone)).toBe(true);
  });

  it("plays a channel at a press, and goes on with it at another one, with the texts that this takes", async () => {
    const fake = fakeSkywave({
      ...NO_PLANS,
      getLocalizations: { dictionaries: { listening: {}, taste: {} } },
      liveUpdate: lost(),
      tuneSource: () => new Promise(() => undefined),
      streamsStatus: { state: "none", streamsInUse: 0, mostStreams: 3 },
    });
    const player = createPlayer(fake.skywave, () => new Promise(() => undefined), { isDisabled: false });
    const Page = () => (
      <PlayerContext value={player}>
        <LookUpPage />
      </PlayerContext>
    );
    renderPage(Page, { fake });
    const listen = await screen.findByRole("button", { name: "look-up.listen" });
    // What it shows comes by import: React forgets the rest of an act that nobody waits for.
    await act(async () => void fireEvent.click(listen));
    await expect.poll(() => player.state.getState().channelId).toBe("12");
    // The bar is drawn beside the page, which does not wait for it.
    await import("../listen/draw-whole-player.tsx");
    player.pause();
    expect(player.state.getState().status.kind).toBe("paused");
    await act(async () => void fireEvent.click(listen));
    await expect.poll(() => player.state.getState().status.kind).toBe("starting");
    expect(player.state.getState().channelId).toBe("12");
  });

  it("begins with the form where somebody comes about a renewal", async () => {
    const fake = fakeSkywave({});
    fake.setSession("anonymous");
    renderPage(RenewalLookUpPage, { fake });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("look-up.heading");
  });

  it("[A3.05] tells no more of whom it looks for than the ends, nor does the page where anybody pays", async () => {
    const { customerOf } = await lookUp([]);
    await screen.findByText("look-up.nobody");
    expect(customerOf("authentication-failure")).toMatchObject({
      firstName: "J•••",
      lastName: "B•••",
      email: "j•••",
      phone: "•••0177",
    });
    cleanup();
    const findGuestBill = { amount: 0, currency: "USD", dueState: "nothingDue" };
    const { told } = renderPage(GuestPayPage, { fake: fakeSkywave({ findGuestBill }) });
    await fill({ "invoice.account-number": "1234567897", "billing.postal-code": "78701" }, "guest.find");
    await screen.findByText("guest.nothing-due");
    expect(told.at(-1)?.groups.customerInfo).toMatchObject({ accountNumber: "•••7897" });
  });
});
