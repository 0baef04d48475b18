import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { expectAccessible, watchConsole } from "../support/check-page.ts";
import { Shopper } from "../support/shopper.ts";

for (const locale of LOCALES) {
  test(`The table of addresses in ${locale} is drawn from the route table, and its links lead there`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const reader = new Shopper(page, locale);
    await reader.open("/docs/routes");
    await expect(reader.heading("sandbox.routes.heading")).toBeVisible();
    await expect(page.locator("#root"), "is drawn, and said to be").not.toHaveAttribute("aria-busy");
    await expectAccessible(page);
    const address = "/subscribe/checkout/purchase/streaming";
    const open = page.getByRole("link", {
      name: reader.texts.say("sandbox.routes.open", { path: address }),
      exact: true,
    });
    await expect(page.getByText("enableSal2PasskeySetup")).toBeVisible();
    await open.click();
    await expect(page).toHaveTitle(new RegExp(reader.texts.say("title.streaming")));
    expect(complaints).toEqual([]);
  });
}
