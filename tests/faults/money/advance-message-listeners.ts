import type { CardDesk } from "../../system/card-desk.ts";
import { Shopper } from "../../system/shopper.ts";
import type { SentMessage } from "./judge-advance-messages.ts";

/** What our rules say, written down once more: how many days before a trial, a promotion or a card ends. */
const DAYS_BEFORE = { trialEnd: 7, promotionEnd: 14, cardExpiring: 30 };

type Listener = (stage: {
  url: string;
  cards: CardDesk;
  today: Temporal.PlainDate;
}) => Promise<SentMessage[]>;

/** Somebody whose trial ends after a month and whose promotion ends after four; with all that they are to be told. */
const onTrial: Listener = async ({ url, cards, today }) => {
  const shopper = await Shopper.ready(url, cards);
  await shopper.buy("us-all-access-trial");
  const due = (about: Temporal.PlainDate, days: number): SentMessage => ({
    who: shopper.identityId,
    topic: "bill",
    about: about.toString(),
    on: about.subtract({ days }).toString(),
  });
  return [
    due(today.add({ months: 1 }), DAYS_BEFORE.trialEnd),
    due(today.add({ months: 4 }), DAYS_BEFORE.promotionEnd),
  ];
};

/** Somebody whose card ends with the month after the next. */
const withEndingCard: Listener = async ({ url, cards, today }) => {
  const shopper = await Shopper.ready(url, cards);
  await shopper.buy("us-music-monthly");
  const { billingProfileId } = shopper;
  const { paymentMethods } = await shopper.done(["billing", "listPaymentMethods"], {
    params: { billingProfileId },
  });
  const lastMonth = today.with({ day: 1 }).add({ months: 2 });
  await shopper.done(["billing", "updatePaymentMethod"], {
    params: { billingProfileId, paymentMethodId: paymentMethods[0]?.id ?? "" },
    body: { expiryDate: { year: lastMonth.year, month: lastMonth.month } },
  });
  const about = lastMonth.add({ months: 1 });
  const due = (topic: string, days: number): SentMessage => ({
    who: shopper.identityId,
    topic,
    about: about.toString(),
    on: about.subtract({ days }).toString(),
  });
  return [due("cardExpiring", DAYS_BEFORE.cardExpiring), due("cardExpired", 0)];
};

export const LISTENERS: readonly Listener[] = [onTrial, withEndingCard];
