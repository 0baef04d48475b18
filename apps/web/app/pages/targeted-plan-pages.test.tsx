import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AccountPage } from "#features/accounts/view-account/account-page.tsx";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { EMPTY_ACCOUNT } from "#testing/empty-account.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { takeToken } from "../navigation/take-token.ts";
import { CancelTargetedPage } from "./targeted-plan-pages.tsx";

const PATH = "/account/subscription/cancel-targeted";
const elsewhere = makeSubscription({
  billedBy: { source: "roku", isUs: false, manageUrl: "https://biller.example/plans" },
});

function open(answers: Record<string, unknown> = {}, token?: string) {
  const fake = fakeSkywave({
    showTargetedLink: {
      plan: "Horizon",
      maskedEmail: "j•••@e•••.com",
      maskedPhone: null,
      subscriptionId: null,
    },
    sendTargetedCode: { expiresInSeconds: 600, resendAfterSeconds: 30 },
    redeemTargetedLink: { grant: "g", subscriptionId: "sub-1" },
    otpAuthenticate: { grant: "g", identityId: "identity-1" },
    listUpcomingCharges: NO_BILLS,
    getSaveOffers: { offers: [], fallbackOffers: [] },
    ...answers,
  });
  fake.setSession("anonymous");
  const left =
    token === undefined ? undefined : takeToken(new Request(`http://localhost${PATH}?token=${token}&x=1`));
  const { router, told } = renderPage(CancelTargetedPage, { fake, at: PATH });
  return { fake, router, left, told };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
async function prove() {
  await press("targeted.send");
  fireEvent.change(await screen.findByLabelText("sign-in.code"), { target: { value: "123456" } });
}

afterEach(cleanup);

describe("CancelTargetedPage", () => {
  it("says that the address has no link, and where to sign in instead", async () => {
    open();
    expect(await screen.findByText("targeted.missing")).toBeDefined();
    const signIn = screen.getByRole("link", { name: "targeted.sign-in" }).getAttribute("href");
    expect(signIn).toBe("/account/login?returnUrl=%2Fsubscription%2Fcancel");
  });

  it("takes the token out of the address, and keeps the rest of it", async () => {
    const { fake, left } = open({}, "token-1");
    expect(left?.headers.get("location")).toBe(`${PATH}?x=1`);
    await screen.findByText("targeted.about-cancel");
    expect(fake.calls[0]?.input).toEqual({ body: { token: "token-1", purpose: "cancel" } });
  });

  it("shows the plan's own page at the same address after the code, which names who else bills it", async () => {
    const { router } = open({ getSubscription: elsewhere }, "token-2");
    await prove();
    expect(await screen.findByRole("link", { name: "plan.billed-by.manage" })).toBeDefined();
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `${PATH}?subscriptionId=sub-1`,
    );
  });

  it("says on that page that a plan is over which has ended meanwhile", async () => {
    open(
      {
        getSubscription: makeSubscription({ state: "cancelled" }),
        createOrder: refusal("SUBSCRIPTION_ENDED"),
      },
      "token-3",
    );
    await prove();
    expect(await screen.findByText("change.SUBSCRIPTION_ENDED")).toBeDefined();
  });

  it("[A3.12] tells that a link led there, and the account how its owner stands", async () => {
    const { told } = open({ getSubscription: elsewhere }, "token-4");
    await prove();
    await screen.findByRole("link", { name: "plan.billed-by.manage" });
    expect(told.at(-1)?.groups.customerInfo).toMatchObject({ dtok: "•••" });
    cleanup();
    const overdue = makeSubscription({ state: "past_due" });
    const fake = fakeSkywave({ ...EMPTY_ACCOUNT, listSubscriptions: { subscriptions: [overdue] } });
    fake.setSession("authenticated");
    const nothing = () => null;
    const account = renderPage(
      () => <AccountPage aside={null} ExtraProducts={nothing} Radios={nothing} Delivery={nothing} />,
      { fake },
    );
    fireEvent.click(await screen.findByRole("link", { name: "plan.change" }));
    expect(account.told.at(-1)).toMatchObject({
      name: "view-other-subscription-options",
      groups: { customerInfo: { digitalSegment: "selfPay", billingStatus: "pastDue" } },
    });
  });
});
