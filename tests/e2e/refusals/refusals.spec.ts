import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "../support/check-page.ts";
import { Subscriber } from "../support/subscriber.ts";
import { drivers } from "./drivers.ts";
import { members } from "./members.ts";
import type { Refusal } from "./refusal.ts";
import { subscribers } from "./subscribers.ts";
import { visitors } from "./visitors.ts";
import { DESKTOP, LANGUAGES, PHONE } from "../support/visits.ts";

// One of them may have to wait for the next hour first.
test.describe.configure({ timeout: 300_000 });

/**
 * Nothing of what was begun before is known to the tab any more. An answer of the same host that is no page keeps the
 * process of the tab, where "about:blank" would have the next page begin in a new one.
 */
async function startAnew({ page, origin }: Subscriber): Promise<void> {
  await page.goto(`${origin}/health/live`);
  await page.evaluate(() => sessionStorage.clear());
  await page.setViewportSize(PHONE);
}

/** The words stand there on a phone and on a desktop, and neither has to be pushed sideways. */
async function expectToldOnEachWidth(person: Subscriber, { name, says }: Refusal): Promise<void> {
  const { page, locale, texts } = person;
  const words = page.getByText(texts.within(says)).first();
  await expect.soft(words, `${name} on a phone`).toBeVisible();
  if (locale === "fr-CA") await expectAccessible(page);
  expect.soft(await overflowOf(page), `${name} on a phone`).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP);
  await expect.soft(words, `${name} on a desktop`).toBeVisible();
  if (locale === "en-US") await expectAccessible(page);
  expect.soft(await overflowOf(page), `${name} on a desktop`).toBeLessThanOrEqual(0);
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of LANGUAGES) {
  for (const { who, prepare, refusals } of [...visitors, ...drivers, ...members, ...subscribers]) {
    const names = refusals.map(({ name }) => name).join(", ");
    test(`What ${who} is refused is told in ${locale} on a phone and on a desktop: ${names}`, async ({
      page,
    }) => {
      const person = new Subscriber(page, locale);
      await prepare(person);
      const complaints = watchConsole(page);
      for (const refusal of refusals) {
        await test.step(refusal.name, async () => {
          await startAnew(person);
          await refusal.meet(person);
          await expectToldOnEachWidth(person, refusal);
        });
      }
      expect(withoutRefusals(complaints)).toEqual([]);
    });
  }
}
