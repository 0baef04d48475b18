import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { BillPayer } from "./support/bill-payer.ts";
import { amountsIn, PLACES, PricedAmounts } from "./support/priced-amounts.ts";

const AGO = { months: 7, days: 10 };
const ZONE = "America/New_York";

for (const locale of LOCALES) {
  test(`Every amount on the pages of an account in ${locale} is one that the pricing function gives`, async ({
    page,
  }) => {
    const { country } = PLACES[locale];
    const member = new BillPayer(page, locale);
    await member.liveWithPlan({ offer: "all-access-trial", ago: `P${AGO.months}M${AGO.days}D` });
    const api = page.request;
    const { now } = await (await api.get("/sandbox/api/clock")).json();
    const bought = Temporal.Instant.from(now).toZonedDateTimeISO(ZONE).subtract(AGO);
    const offerId = `${country}-all-access-trial`;
    const offer = await (await api.get(`/api/eligibility/v1/offers/catalog/${offerId}`)).json();
    const today = Temporal.Instant.from(now).toZonedDateTimeISO(ZONE).toPlainDate();
    const priced = new PricedAmounts(locale, { offer, started: bought.toPlainDate(), today });

    // Without a refund and an offer, a cancellation has no amount to show; all other pages are full of them.
    const seen: { path: string; amounts: number; strangers: number[] }[] = [];
    const read = async (path: string) => {
      const text = await page.locator("main").evaluate((main) => {
        for (const closed of main.querySelectorAll("details")) closed.open = true;
        return main instanceof HTMLElement ? main.innerText : "";
      });
      const amounts = amountsIn(text, locale);
      seen.push({ path, amounts: amounts.length, strangers: priced.strangersIn(amounts) });
    };
    const visit = async (path: string) => {
      await member.open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main")).not.toContainText("…");
      await read(path);
    };
    /** The addresses that the page links to, of one kind. */
    const linksTo = async (part: string) => {
      const links = page.locator(`a[href*="${part}"]`);
      await expect(links.first()).toBeVisible();
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      return [...new Set(paths)];
    };

    const offers = page.waitForResponse((response) => response.url().includes("/offers/change"));
    await member.open("/subscription/change");
    const { offers: others } = await (await offers).json();
    for (const other of others) priced.addSwitchTo(other);
    priced.addSavings([offer, ...others]);
    await page
      .getByRole("radio", { name: /Zenith/ })
      .first()
      .check();
    await expect(member.button("change.ask")).toBeVisible();
    await read("/subscription/change");
    await member.button("change.ask").click();
    await expect(
      page.getByRole("button", { name: member.texts.like("change.confirm-and-pay") }),
    ).toBeVisible();
    await read("the quote of a change");
    const reasons = page.waitForResponse((response) => response.url().includes("/offers/save"));
    await member.open("/subscription/cancel");
    for (const other of (await (await reasons).json()).offers) priced.addSwitchTo(other);
    await expect(member.button("cancel.at-term-end")).toBeVisible();
    await read("/subscription/cancel");
    await member.button("cancel.keep-for-less").click();
    await expect(member.button("cancel.keep-confirm")).toBeVisible();
    await read("the quote of staying for less");
    await visit("/account");
    for (const path of await linksTo("/account/plan/")) await visit(path);
    await visit("/account/bills");
    for (const path of (await linksTo("/account/invoices/")).slice(0, 3)) await visit(path);

    expect(seen.filter(({ strangers }) => strangers.length > 0)).toEqual([]);
    const count = seen.reduce((sum, { amounts }) => sum + amounts, 0);
    expect({ pages: seen.length, hasMany: count > 100 }).toEqual({ pages: 10, hasMany: true });
  });
}
