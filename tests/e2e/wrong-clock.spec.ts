import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { Subscriber } from "./support/subscriber.ts";
import { LANGUAGES } from "./support/visits.ts";

/** In minutes; far enough for the server's time to be used instead. */
for (const minutes of [-75, 75])
  for (const locale of LANGUAGES) {
    test(`[S4.18] A customer in ${locale} whose clock is ${minutes} minutes off sees how their plan stands`, async ({
      page,
    }) => {
      await page.addInitScript((off) => {
        const real = Date.now;
        Date.now = () => real() + off;
      }, minutes * 60_000);
      const complaints = watchConsole(page);
      const customer = new Subscriber(page, locale);
      await customer.subscribe("all-access-trial");
      const stops = page.getByRole("listitem").filter({ hasText: customer.texts.say("timeline.today") });
      await expect(stops).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
