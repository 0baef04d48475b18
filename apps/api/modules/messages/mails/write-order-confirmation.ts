import type { Offer } from "@skywave/domain/offers/offer";
import { type PriceStep, pricePathOf } from "@skywave/domain/pricing/price-path";
import { newSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { StoredCharge } from "#modules/books/index.ts";
import type { Purchase } from "#modules/orders/index.ts";
import { amountsOf } from "./amounts-of.ts";
import type { MailBlock, MailDraft } from "../mail-layout.ts";
import type { MailTexts } from "../mail-texts.ts";

/** The mail of a confirmed order: what was charged, line by line, what comes next and when, how to cancel. */
export function writeOrderConfirmation(
  order: Purchase,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const { description: plan, isSeveral, isFunded, charges: charged } = order;
  const heading = texts.format(isFunded ? "order.bill-today" : "order.today");
  const totalInCents = charged.reduce((sum, charge) => sum + charge.totalInCents, 0);
  return {
    subject: texts.format(isSeveral ? "order.several.subject" : "order.subject", { plan }),
    heading: texts.format(isSeveral ? "order.several.heading" : "order.heading", { plan }),
    language: context.language,
    blocks: [
      ...(charged.length === 0 ? [{ kind: "text" as const, text: texts.format("order.nothing-today") }] : []),
      ...charged.map((charge) => chargeBlock(charge, { order, heading, texts })),
      ...(isSeveral ? [sumOf(totalInCents, { heading, order, texts })] : []),
      ...(isFunded && charged.length > 0
        ? [{ kind: "text" as const, text: fundedText(order, totalInCents, texts) }]
        : []),
      ...order.plans.map((offer, place) => pathBlock(offer, { place, order, texts })),
      {
        kind: "text",
        text: texts.format("order.cancel", { url: context.accountUrl }),
        url: context.accountUrl,
      },
    ],
    footer: texts.format("footer"),
  };
}

interface Shown {
  order: Purchase;
  heading: string;
  texts: MailTexts;
}

/** Of several plans each stands under its own name. */
function titleOf(place: number, name: string): string {
  return `${place + 1}. ${name}`;
}

/** What one plan costs today, line by line. */
function chargeBlock(charge: StoredCharge, { order, heading, texts }: Shown): MailBlock {
  const { line = { place: 0, planName: order.description } } = charge;
  const title = order.isSeveral ? titleOf(line.place, line.planName) : heading;
  return amountsOf(charge, { heading: title, plan: line.planName, currency: order.currency }, texts);
}

/** What one plan costs over time. */
function pathBlock(
  { phases, name }: Offer,
  { place, order, texts }: Pick<Shown, "order" | "texts"> & { place: number },
): MailBlock {
  const { startsOn, serviceAddress, isSeveral } = order;
  const path = pricePathOf(newSchedule({ phases, started: startsOn, serviceAddress }));
  return {
    kind: "list",
    heading: isSeveral ? titleOf(place, name) : texts.format("order.path"),
    items: path.map((step) => describeStep(step, order, texts)),
  };
}

/** What all plans of an order cost together today. */
function sumOf(totalInCents: number, { order, heading, texts }: Shown): MailBlock {
  const amount = texts.money(totalInCents, order.currency);
  return {
    kind: "amounts",
    heading,
    rows: [{ label: texts.format("order.line.total"), amount, isTotal: true }],
  };
}

function fundedText({ dueNowInCents, currency }: Purchase, totalInCents: number, texts: MailTexts): string {
  return texts.format("order.funded", {
    funded: texts.money(totalInCents - dueNowInCents, currency),
    amount: texts.money(dueNowInCents, currency),
  });
}

function describeStep(step: PriceStep, order: Purchase, texts: MailTexts): string {
  const values = {
    start: texts.date(step.start),
    end: step.end === undefined ? "" : texts.date(step.end),
    amount: texts.money(step.priceAfterTaxInCents, order.currency),
    period: texts.period(step.billingPeriod),
  };
  switch (step.phaseType) {
    case "Free":
      return texts.format("order.step.free", values);
    case "Introductory":
      return texts.format("order.step.introductory", values);
    case "AutoRenewing":
      return texts.format("order.step.full", values);
  }
}
