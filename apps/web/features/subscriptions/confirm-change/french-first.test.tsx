import { dictionaries } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { keptBillingIn } from "#testing/make-billing.ts";
import { makeOffer, makeOrder } from "#testing/make-offer.ts";
import { makeSubscription, NO_BILLS } from "#testing/make-plan.ts";
import { renderPage } from "#testing/render-page.tsx";
import { CancelPlanPage } from "../cancel-plan/cancel-plan-page.tsx";
import { ChangePage } from "../change-plan/change-page.tsx";
import { TransferPage } from "../transfer-plan/transfer-page.tsx";
import type { TransferSlots } from "../transfer-plan/transfer-slots.ts";

const { plans, radios, checkout, common } = dictionaries["fr-CA"];
const switched = makeOrder({
  id: "order-1",
  kind: "planSwitch",
  change: { flow: "endOfTerm", effective: "2026-12-21", dueNow: 0 },
});
const moved = makeOrder({
  id: "order-1",
  kind: "radioTransfer",
  dueNow: 0,
  change: { effective: "2026-11-21", dueNow: 0, radios: { fromLastFour: "7K42", toLastFour: "9Q31" } },
});
const zenith = makeOffer({
  id: "offer-2",
  name: "Zenith",
  products: [{ id: "q", name: "Zenith", productType: "main" }],
});
const radio = {
  type: "car" as const,
  radioIdLastFour: "7K42",
  canPlayAudio: true,
  receives: ["entertainment" as const],
  vehicle: null,
};
const { options } = makeSubscription();
const onRadio = makeSubscription({ radio, options: { ...options, canTransferSubscription: true } });

const SLOTS: TransferSlots = {
  addCard: () => null,
  findRadio: ({ onFound }) => (
    <button type="button" onClick={() => onFound({ ...radio, token: "token-1" })}>
      find
    </button>
  ),
  followSignal: () => null,
};

interface Place {
  Page: ComponentType;
  answers: Record<string, unknown>;
  /** The buttons that lead to the terms, then the one that agrees to them. */
  ways: readonly string[];
  confirm: string;
  english: string;
  french: RegExp;
}

const PLACES: [string, Place][] = [
  [
    "a plan is switched",
    {
      Page: () => <ChangePage isTermOnly={false} slots={{ addCard: () => null, giftCard: () => null }} />,
      answers: { createOrder: switched, completeOrder: { ...switched, status: "confirmed" } },
      ways: ["change.ask"],
      confirm: "change.confirm",
      english: "change.terms-text",
      french: /Zenith se renouvelle/,
    },
  ],
  [
    "somebody stays for less",
    {
      Page: CancelPlanPage,
      answers: {
        getSaveOffers: { offers: [makeOffer({ id: "stay", name: "Zenith" })], fallbackOffers: [] },
        createOrder: ({ body }: { body: { planSwitch?: object } }) =>
          body.planSwitch === undefined ? makeOrder({ kind: "cancelSubscription" }) : switched,
        completeOrder: { ...switched, status: "confirmed" },
      },
      ways: ["cancel.keep-for-less"],
      confirm: "cancel.keep-confirm",
      english: "change.terms-text",
      french: /Zenith se renouvelle/,
    },
  ],
  [
    "a plan moves to another radio",
    {
      Page: () => <TransferPage slots={SLOTS} />,
      answers: {
        acsc: {
          data: {
            radio,
            serviceContinuity: { isEligible: true, radios: [] },
            accountConsolidation: { isEligible: false },
          },
        },
        createOrder: moved,
        completeOrder: { ...moved, status: "confirmed" },
      },
      ways: ["find"],
      confirm: "transfer.confirm",
      english: "transfer.terms-text",
      french: /^Votre forfait est transféré/,
    },
  ],
];

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

/** Goes to the terms, for somebody whose plan is used in a province and whose page speaks a language. */
async function open({ Page, answers, ways }: Place, state: string, locale: "en-CA" | "fr-CA" = "en-CA") {
  const fake = fakeSkywave({
    ...keptBillingIn(state),
    getSubscription: onRadio,
    listSubscriptions: { subscriptions: [onRadio] },
    listUpcomingCharges: NO_BILLS,
    getChangeOffers: { offers: [zenith], fallbackOffers: [] },
    getLocalizations: { dictionaries: { common, checkout, plans, radios } },
    ...answers,
  });
  fake.setSession("authenticated");
  const translate = makeTranslator(locale, {});
  renderPage(Page, { fake, at: "/?subscriptionId=sub-1", country: "CA", translate });
  for (const way of ways) await press(way);
  const confirmations = () => fake.calls.filter(({ name }) => name === "completeOrder");
  return async (confirm: string) => {
    await press(confirm);
    await expect.poll(confirmations).toHaveLength(1);
    return confirmations()[0]?.input;
  };
}

const agreedIn = (language: string) => ({ body: { agreement: { version: "2026-01-15", language } } });

afterEach(cleanup);

describe.each(PLACES)("where %s, the terms", (_place, place) => {
  it("come in French first in Quebec, and are agreed to in French by the one button", async () => {
    const confirm = await open(place, "QC");
    const french = await screen.findByText(place.french);
    expect(french.closest("[lang]")?.getAttribute("lang")).toBe("fr-CA");
    expect(screen.queryByText(place.english)).toBeNull();
    expect(await confirm(place.confirm)).toMatchObject(agreedIn("fr-CA"));
  });

  it("come in English to who chose that after they were shown in French", async () => {
    const confirm = await open(place, "QC");
    await screen.findByText(place.french);
    await press("terms.continue-in-english");
    expect(await screen.findByText(place.english)).toBeDefined();
    expect(screen.queryByText(place.french)).toBeNull();
    expect(screen.queryByText("terms.quebec-first")).toBeNull();
    expect(await confirm(place.confirm)).toMatchObject(agreedIn("en-CA"));
  });

  it.each([
    ["ON", "en-CA"],
    ["ON", "fr-CA"],
    ["QC", "fr-CA"],
  ] as const)("come in the language of the page at once in %s, on a page in %s", async (state, locale) => {
    const confirm = await open(place, state, locale);
    const terms = await screen.findByText(place.english);
    expect([terms.tagName, terms.closest("[lang]")]).toEqual(["P", null]);
    expect(screen.queryByText("terms.quebec-first")).toBeNull();
    expect(await confirm(place.confirm)).toMatchObject(agreedIn(locale));
  });
});
