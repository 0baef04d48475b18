import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { DATA_GROUPS, EVENT_AREAS } from "@skywave/tracking/catalogue";
import { expectAccessible, watchConsole } from "../support/check-page.ts";
import { Member } from "../support/member.ts";

for (const locale of LOCALES) {
  test(`The tracking plan in ${locale} shows every event and group on a phone, accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const complaints = watchConsole(page);
    const reader = new Member(page, locale);
    await reader.open("/docs/tracking");
    await expect(reader.heading("tracking.heading")).toBeVisible();
    await expect(page.locator("dt")).toHaveCount(Object.values(EVENT_AREAS).flat().length);
    await expect(page.getByRole("table")).toHaveCount(Object.keys(DATA_GROUPS).length);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}
