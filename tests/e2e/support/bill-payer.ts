import { expect } from "@playwright/test";
import { GOOD_CARD } from "./shopper.ts";
import { Member } from "./member.ts";

/** Pays once, and is declined from then on. */
export const NO_FUNDS_LATER = "4000000770000018";

interface Past {
  offer?: string;
  /** ISO duration. */
  ago: string;
  card?: string;
  /** Where they live; in a place of their locale where it is left out. */
  place?: string;
}

const PLACES = { "en-US": "TX", "en-CA": "ON", "fr-CA": "QC" } as const;

/** A member who has had a plan for a while, with the bills of that time. */
export class BillPayer extends Member {
  async liveWithPlan({ offer = "all-access-monthly", ago, card = GOOD_CARD, place }: Past): Promise<void> {
    await this.join();
    const country = this.locale === "en-US" ? "us" : "ca";
    const offerId = `${country}-${offer}`;
    const data = { email: this.email, offerId, ago, place: place ?? PLACES[this.locale], card };
    const lived = await this.page.request.post("/sandbox/api/past-plans", {
      data,
      headers: { "sxm-trace-id": "a-lived-past" },
    });
    expect(lived.status()).toBe(204);
  }

  link(key: Parameters<Member["texts"]["say"]>[0], values: Record<string, string> = {}) {
    return this.page.getByRole("link", { name: this.texts.say(key, values), exact: true });
  }

  linkLike(key: Parameters<Member["texts"]["like"]>[0]) {
    return this.page.getByRole("link", { name: this.texts.like(key) });
  }

  buttonLike(key: Parameters<Member["texts"]["like"]>[0]) {
    return this.page.getByRole("button", { name: this.texts.like(key) });
  }
}
