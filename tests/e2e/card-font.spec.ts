import { expect, test } from "@playwright/test";
import { watchConsole } from "./support/check-page.ts";
import { Shopper } from "./support/shopper.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";

for (const brandHost of ["", "aurora."])
  test(`The card is typed in the face of the page around it, on ${brandHost}localhost`, async ({ page }) => {
    const complaints = watchConsole(page);
    const shopper = new Shopper(page, "en-US", brandHost);
    await shopper.open(ORGANIC);
    await shopper.choosePlan();
    await shopper.createAccount();
    await shopper.enterAddress();
    const number = page.frameLocator("#field-card iframe").getByLabel("Card number");
    await expect(number).toBeVisible();
    const loaded = () =>
      number.evaluate(({ ownerDocument }) =>
        [...ownerDocument.fonts].map(({ family, status }) => `${family.replaceAll('"', "")} ${status}`),
      );
    await expect.poll(loaded).toEqual(["Figtree loaded"]);
    const family = await number.evaluate((field) => getComputedStyle(field).fontFamily);
    expect(family).toBe(await page.evaluate(() => getComputedStyle(document.body).fontFamily));
    expect(complaints).toEqual([]);
  });
