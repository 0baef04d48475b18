import type { Subscription } from "@skywave/contract";
import { dictionaries } from "@skywave/localization";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { makeOffer } from "#testing/make-offer.ts";
import { makePriceStep, makeSubscription } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { Attention } from "./attention.tsx";

const SWITCHES_ON = "2026-12-21";

function open(agreed: Subscription["agreed"]) {
  const active = makeOffer({ name: "Horizon" });
  const subscription = makeSubscription({
    offers: { active, pending: agreed.planFrom === null ? null : makeOffer({ name: "Melodia" }) },
    agreed,
    pricePath: [makePriceStep(), makePriceStep({ start: SWITCHES_ON, price: 8.99, priceAfterTax: 9.55 })],
  });
  const account = {
    subscriptions: [subscription],
    nextBill: null,
    paymentHistory: [],
    invoices: [],
    paymentMethods: [],
  };
  const translate = makeTranslator("en-US", Object.assign({}, ...Object.values(dictionaries["en-US"])));
  renderPage(() => <Attention account={account} />, { fake: fakeSkywave({}), translate });
}

const NOTHING = { planFrom: null, pause: null, end: null };

afterEach(cleanup);

describe("a price that changes soon", () => {
  it("is that of the plan that begins then, where another one was chosen", async () => {
    open({ ...NOTHING, planFrom: SWITCHES_ON });
    expect(
      await screen.findByText(/^From Dec 21, 2026, Melodia is \$8\.99, or \$9\.55 with tax/),
    ).toBeDefined();
    expect(screen.queryByText(/Horizon/)).toBeNull();
  });

  it("is that of the plan that there is, where none was", async () => {
    open(NOTHING);
    expect(await screen.findByText(/^From Dec 21, 2026, Horizon is \$8\.99/)).toBeDefined();
  });
});
