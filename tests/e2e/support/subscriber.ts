import { expect, type Locator } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { press, reach } from "./keyboard.ts";
import { Member } from "./member.ts";
import { GOOD_CARD } from "./shopper.ts";

const PLACES: Readonly<Record<Locale, string>> = { "en-US": "TX", "en-CA": "ON", "fr-CA": "QC" };

interface Past {
  card?: string;
  place?: string;
  /** ISO duration. */
  ago?: string;
}

type Plan = "music-monthly" | "all-access-monthly" | "all-access-trial";

/** Somebody who has had a plan for some days, and sees to it by the keyboard alone. */
export class Subscriber extends Member {
  /** Has had a plan for ten days where nothing else is said, paid from its first one, and looks at the account. */
  async subscribe(plan: Plan, past: Past = {}): Promise<void> {
    await this.subscribeBefore(plan, past);
    await this.open("/account");
  }

  /** Has had a plan for as long, and is on no page of the app yet: for journeys that begin on another one. */
  async subscribeBefore(plan: Plan, past: Past = {}): Promise<void> {
    await this.join();
    await this.#payFor(plan, past);
  }

  /** Has had one more plan for as long, and looks at the account. */
  async subscribeAlso(plan: Plan, past: Past = {}): Promise<void> {
    await this.#payFor(plan, past);
    await this.open("/account");
  }

  async #payFor(plan: Plan, past: Past): Promise<void> {
    const { card = GOOD_CARD, place = PLACES[this.locale], ago = "P10D" } = past;
    const country = this.locale === "en-US" ? "us" : "ca";
    const answer = await this.page.request.post("/sandbox/api/past-plans", {
      headers: { "sxm-trace-id": crypto.randomUUID() },
      data: {
        email: this.email,
        offerId: `${country}-${plan}`,
        ago,
        place,
        card,
      },
    });
    expect(answer.status()).toBe(204);
  }

  link(key: Parameters<Member["texts"]["say"]>[0], values: Record<string, string> = {}) {
    return this.page.getByRole("link", { name: this.texts.say(key, values), exact: true });
  }

  /** Chooses one of several by the arrow keys. */
  async choose(name: RegExp): Promise<void> {
    const choice = this.page.getByRole("radio", { name });
    await reachGroup(this, choice);
    const group = await choice.getAttribute("name");
    const all = await this.page.locator(`input[type="radio"][name="${group}"]`).count();
    for (let steps = 0; steps < all && !(await choice.isChecked()); steps += 1)
      await this.page.keyboard.press("ArrowDown");
    expect(await choice.isChecked()).toBe(true);
  }

  /** Goes on to the page of the plan. */
  async openPlan(plan: string): Promise<void> {
    await press(
      this.page,
      this.page.getByRole("link", { name: this.texts.say("plan.open-label", { plan }) }),
    );
    await expect(this.page.getByRole("heading", { name: plan, level: 1 })).toBeVisible();
  }
}

/** Tab stops at the one of a group that is chosen. */
async function reachGroup({ page }: Subscriber, choice: Locator): Promise<void> {
  const group = await choice.getAttribute("name");
  await reach(page, page.locator(`input[type="radio"][name="${group}"]:checked`));
}
