import { type PriceStep, pricePathOf } from "@skywave/domain/pricing/price-path";
import { newLife } from "@skywave/domain/pricing/subscription-life";
import type { OrderRow } from "../orders/index.ts";
import { amountsOf } from "./amounts-of.ts";
import type { MailDraft } from "./mail-layout.ts";
import type { MailTexts } from "./mail-texts.ts";

/** The mail of a confirmed order: what was charged, line by line, what comes next and when, how to cancel. */
export function writeOrderConfirmation(
  order: OrderRow,
  texts: MailTexts,
  context: { accountUrl: string; language: string },
): MailDraft {
  const { offer } = order;
  const { currency } = offer;
  const isFunded = order.funding !== null;
  const path = pricePathOf(
    newLife({ phases: offer.phases, started: order.startsOn, serviceAddress: order.serviceAddress }),
  );
  const charged = order.charges.oneTimeCharge[0];
  return {
    subject: texts.say("order.subject", { plan: offer.name }),
    heading: texts.say("order.heading", { plan: offer.name }),
    language: context.language,
    blocks: [
      charged === undefined
        ? { kind: "text", text: texts.say("order.nothing-today") }
        : amountsOf(
            charged,
            { heading: texts.say(isFunded ? "order.bill-today" : "order.today"), plan: offer.name, currency },
            texts,
          ),
      ...(isFunded && charged !== undefined
        ? [{ kind: "text" as const, text: fundedText(order, charged.totalInCents, texts) }]
        : []),
      {
        kind: "list",
        heading: texts.say("order.path"),
        items: path.map((step) => describeStep(step, order, texts)),
      },
      { kind: "text", text: texts.say("order.cancel", { url: context.accountUrl }), url: context.accountUrl },
    ],
    footer: texts.say("footer"),
  };
}

function fundedText({ dueNowInCents, offer }: OrderRow, totalInCents: number, texts: MailTexts): string {
  return texts.say("order.funded", {
    funded: texts.money(totalInCents - dueNowInCents, offer.currency),
    amount: texts.money(dueNowInCents, offer.currency),
  });
}

function describeStep(step: PriceStep, order: OrderRow, texts: MailTexts): string {
  const values = {
    start: texts.date(step.start),
    end: step.end === undefined ? "" : texts.date(step.end),
    amount: texts.money(step.priceAfterTaxInCents, order.offer.currency),
    period: texts.period(step.billingPeriod),
  };
  switch (step.phaseType) {
    case "Free":
      return texts.say("order.step.free", values);
    case "Introductory":
      return texts.say("order.step.introductory", values);
    case "AutoRenewing":
      return texts.say("order.step.full", values);
  }
}
