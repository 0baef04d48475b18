import { expect, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { type Effort, countEffort } from "./count-effort.ts";
import { press, typeInto } from "../support/keyboard.ts";
import { Subscriber } from "../support/subscriber.ts";

interface Place {
  name: string;
  locale: Locale;
  /** Another one than the usual of the language. */
  state?: string;
  /** Whether the law of the place lets a lower price stand beside the button. */
  mayKeep: boolean;
}

const PLACES: readonly Place[] = [
  { name: "Texas", locale: "en-US", mayKeep: true },
  { name: "California", locale: "en-US", state: "CA", mayKeep: true },
  { name: "Minnesota", locale: "en-US", state: "MN", mayKeep: false },
  { name: "Ontario", locale: "en-CA", mayKeep: true },
  { name: "Quebec", locale: "fr-CA", mayKeep: true },
];

for (const { name, locale, state, mayKeep } of PLACES) {
  test(`Cancelling in ${name} takes no more screens and inputs than the shortest way to buy`, async ({
    browser,
  }) => {
    const bought = await test.step("Buying, by somebody who is signed in already", async () => {
      const page = await browser.newPage();
      const effort = await countEffort(page);
      const buyer = new Subscriber(page, locale);
      await buyer.join();
      await buyer.open("/subscribe/checkout/purchase/streaming/organic");
      await expect(page.getByRole("radio").first()).toBeVisible();
      effort.take();
      await buyer.choosePlan();
      await buyer.enterAddress();
      await buyer.enterCard();
      await buyer.saveBilling();
      await expect(buyer.completeOrderButton()).toBeVisible();
      await buyer.completeOrder();
      await expect(buyer.heading("confirmation.heading")).toBeVisible();
      await page.close();
      return effort.take();
    });

    const page = await browser.newPage();
    const effort = await countEffort(page);
    const member = new Subscriber(page, locale);
    await member.subscribe("music-monthly", { ...(state !== undefined && { place: state }) });
    await expect(member.link("title.cancel-plan")).toBeVisible();
    effort.take();
    await press(page, member.link("title.cancel-plan"));
    const cancel = member.button("cancel.at-term-end");
    await expect(cancel).toBeVisible();
    await expect(member.button("cancel.keep-for-less")).toHaveCount(mayKeep ? 1 : 0);
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(1);
    await press(page, cancel);
    await expect(member.text("cancel.done")).toBeVisible();
    const cancelled = effort.take();

    expect(cancelled.screens).toHaveLength(2);
    expect(cancelled.inputs).toBe(2);
    expect(bought.screens.length).toBeGreaterThanOrEqual(cancelled.screens.length);
    expect(bought.inputs).toBeGreaterThanOrEqual(cancelled.inputs);
    expectCounted(bought);
    await page.close();
  });
}

test("[A2.22] Cancelling by the link of a mail, without a sign-in, takes no more than buying either", async ({
  page,
}) => {
  const effort = await countEffort(page);
  const member = new Subscriber(page, "en-US");
  await member.subscribeBefore("music-monthly");
  await member.signOut();
  effort.take();
  await page.goto(`/sandbox/api/targeted-links/cancel?email=${encodeURIComponent(member.email)}`);
  await press(page, member.button("targeted.send"));
  await typeInto(page, member.field("sign-in.code"), await member.message(/\b\d{6}\b/));
  await press(page, member.button("cancel.at-term-end"));
  await expect(member.text("cancel.done")).toBeVisible();
  const cancelled = effort.take();
  // The shortest way to buy has two screens and eight inputs or more, as the tests above count them.
  expect(cancelled.screens).toHaveLength(2);
  expect(cancelled.inputs).toBe(3);
});

/** A count that misses what was done would prove nothing. */
function expectCounted({ screens, inputs }: Effort): void {
  expect(screens.length).toBeGreaterThanOrEqual(2);
  expect(inputs).toBeGreaterThanOrEqual(8);
}
