import type { Offer as WireOffer } from "@skywave/contract";
import { endAtOnce, switchAtOnce, switchAtTermEnd } from "@skywave/domain/schedule/change-schedule";
import { toCents } from "@skywave/domain/money/cents";
import type { OfferPhase } from "@skywave/domain/offers/offer";
import { termSavingInCents } from "@skywave/domain/offers/term-saving";
import { type Bill, billsFrom } from "@skywave/domain/pricing/bills-from";
import { newSchedule, type SubscriptionSchedule } from "@skywave/domain/pricing/subscription-schedule";
import type { Locale } from "@skywave/localization";

export const PLACES = {
  "en-US": { address: { country: "US", state: "TX" }, country: "us" },
  "en-CA": { address: { country: "CA", state: "ON" }, country: "ca" },
  "fr-CA": { address: { country: "CA", state: "QC" }, country: "ca" },
} as const satisfies Record<Locale, object>;

const MONTHS_AHEAD = 25;

/** The amounts in a text, in cents and without their signs. */
export function amountsIn(text: string, locale: Locale): number[] {
  const pattern =
    locale === "fr-CA" ? /(?<!\d)\d{1,3}(?:[\u00a0\u202f]\d{3})*,\d{2}\s?\$/g : /\$\s?\d[\d,]*\.\d{2}/g;
  return [...text.matchAll(pattern)].map(([amount]) => Number(amount.replaceAll(/\D/g, "")));
}

/** The terms of an offer as the rules know them. */
function phasesOf({ phases }: WireOffer): OfferPhase[] {
  return phases.map(({ type, duration, billingPeriod, price }) => ({
    type,
    duration:
      duration.kind === "infinite" ? "infinite" : { length: duration.length, timeUnit: duration.timeUnit },
    billingPeriod,
    price: {
      productAmountInCents: toCents(price.productAmount),
      royaltyFeeInCents: toCents(price.mrfAmount),
    },
  }));
}

function productOf({ products }: WireOffer): string | undefined {
  return products.find(({ productType }) => productType === "main")?.id;
}

function lastBillOf({ price, billingPeriod }: WireOffer["phases"][number]) {
  return { totalInCents: toCents(price.total), billingPeriod };
}

/** Every amount, without its sign, that the pricing function gives for a schedule, and for what its owner may make of it. */
export class PricedAmounts {
  readonly #amounts = new Set<number>([0]);
  readonly #life: SubscriptionSchedule;
  readonly #today: Temporal.PlainDate;

  constructor(
    locale: Locale,
    { offer, started, today }: { offer: WireOffer; started: Temporal.PlainDate; today: Temporal.PlainDate },
  ) {
    this.#today = today;
    const serviceAddress = PLACES[locale].address;
    this.#life = newSchedule({ phases: phasesOf(offer), started, serviceAddress });
    this.#addBills(this.#life);
    // The page of a plan tells what the next two years come to.
    const ahead = [...billsUntil(this.#life, today.add({ months: 24 }))].filter(
      ({ on }) => Temporal.PlainDate.compare(on, today) > 0,
    );
    this.#add(ahead.reduce((sum, { totalInCents }) => sum + totalInCents, 0));
    for (const refund of ["proRata", "none"] as const)
      this.#addBills(endAtOnce(this.#life, { on: today, refund }));
  }

  /** What a plan on a longer term costs less than on a shorter one. */
  addSavings(offers: readonly WireOffer[]): void {
    for (const offer of offers)
      for (const other of offers) {
        const [own, over] = [offer.phases.at(-1), other.phases.at(-1)];
        if (own === undefined || over === undefined || productOf(offer) !== productOf(other)) continue;
        this.#add(termSavingInCents(lastBillOf(own), lastBillOf(over)));
      }
  }

  /** What another plan costs: by itself, from today on, and when the term is over. */
  addSwitchTo(offer: WireOffer): void {
    const plan = { phases: phasesOf(offer), offerKey: offer.id };
    this.#addBills(switchAtOnce(this.#life, { ...plan, on: this.#today }));
    this.#addBills(switchAtTermEnd(this.#life, { ...plan, today: this.#today }));
    for (const { price } of plan.phases) this.#addPrice(price);
    // A long term is shown by the month too, as it is on the wire.
    for (const { priceMonthly } of offer.phases) this.#add(toCents(priceMonthly));
  }

  /** Those that nobody has priced. */
  strangersIn(amounts: readonly number[]): number[] {
    return amounts.filter((amount) => !this.#amounts.has(amount));
  }

  #addBills(schedule: SubscriptionSchedule): void {
    const until = this.#today.add({ months: MONTHS_AHEAD });
    let before: Bill | undefined;
    for (const bill of billsUntil(schedule, until)) {
      this.#addBill(bill);
      // The explanation of a bill tells what is new about each of its lines.
      if (before !== undefined) this.#addDifferences(before, bill);
      before = bill;
    }
  }

  #addBill({ charges, totalInCents }: Bill): void {
    this.#add(totalInCents);
    for (const charge of charges) {
      this.#addPrice(charge.price);
      this.#add(charge.totalInCents);
      for (const { amountInCents, baseInCents } of charge.taxes) this.#add(amountInCents, baseInCents);
      this.#add(charge.taxes.reduce((sum, { amountInCents }) => sum + amountInCents, 0));
    }
  }

  #addPrice({ productAmountInCents, royaltyFeeInCents }: OfferPhase["price"]): void {
    this.#add(productAmountInCents, royaltyFeeInCents, productAmountInCents + royaltyFeeInCents);
  }

  #addDifferences(before: Bill, after: Bill): void {
    const [old, now] = [before.charges.at(-1), after.charges.at(-1)];
    this.#add(after.totalInCents - before.totalInCents);
    if (old === undefined || now === undefined) return;
    this.#add(
      now.price.productAmountInCents - old.price.productAmountInCents,
      now.price.royaltyFeeInCents - old.price.royaltyFeeInCents,
    );
    for (const tax of now.taxes) {
      const same = old.taxes.find(({ taxType }) => taxType === tax.taxType);
      this.#add(tax.amountInCents - (same?.amountInCents ?? 0));
    }
  }

  #add(...amounts: readonly number[]): void {
    for (const amount of amounts) this.#amounts.add(Math.abs(amount));
  }
}

function* billsUntil(schedule: SubscriptionSchedule, until: Temporal.PlainDate): Generator<Bill> {
  for (const bill of billsFrom(schedule)) {
    if (Temporal.PlainDate.compare(bill.on, until) > 0) return;
    yield bill;
  }
}
