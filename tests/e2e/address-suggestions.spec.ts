import { expect, type Page, test } from "@playwright/test";
import type { Locale } from "@skywave/localization";
import { BillPayer } from "./support/bill-payer.ts";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { expectGoodInEveryView } from "./support/every-view.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";
const SUGGESTIONS = "**/billing/v1/address-suggestions";

const STREETS: Readonly<Record<Locale, { typed: string; line: string; where: string[] }>> = {
  "en-US": { typed: "77 Rain", line: "77 Rainey Street", where: ["Austin", "TX", "78701"] },
  "en-CA": { typed: "77 King", line: "77 King Street West", where: ["Toronto", "ON", "M5H 1A1"] },
  "fr-CA": { typed: "77, saint-pa", line: "77, rue Saint-Paul", where: ["Montréal", "QC", "H2Y 1A1"] },
};

async function expectWhere(member: Member, [city, region, code]: string[]): Promise<void> {
  await expect(member.field("billing.city")).toHaveValue(city ?? "");
  await expect(member.field("billing.region")).toHaveValue(region ?? "");
  await expect(member.field("billing.postal-code")).toHaveValue(code ?? "");
}

/** Types the beginning of a street and picks what is suggested, by the keyboard. */
async function pickStreet(member: Member, page: Page): Promise<void> {
  const { typed, line, where } = STREETS[member.locale];
  const street = member.field("billing.address-line-1");
  await typeInto(page, street, typed);
  const option = page.getByRole("option", { name: `${line} ${where[0]}, ${where[1]} ${where[2]}` });
  await expect(option).toBeVisible();
  await expect(street).toHaveAttribute("aria-expanded", "true");
  const told = member.texts.say("billing.address-suggestions-told", { count: "1" });
  await expect(page.getByRole("status").filter({ hasText: told })).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await expectGoodInEveryView(page);
  await page.keyboard.press("Enter");
  await expect(street).toHaveValue(line);
  await expect(option).toHaveCount(0);
  await expectWhere(member, where);
  await expect(page.getByRole("status").filter({ hasText: told })).toHaveCount(0);
}

async function reachPayment(member: Member): Promise<void> {
  await member.open(ORGANIC);
  await member.choosePlan();
  await member.createAccount();
  await typeInto(member.page, member.field("billing.first-name"), "Robin");
  await typeInto(member.page, member.field("billing.last-name"), "Ferrer");
}

for (const locale of ["en-US", "en-CA", "fr-CA"] as const)
  test(`A street that is picked by the keyboard fills the address in, and the plan is bought with it, in ${locale}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const member = new Member(page, locale);
    await reachPayment(member);
    await pickStreet(member, page);
    await member.enterCard();
    await member.completeOrder();
    await expect(member.heading("confirmation.heading")).toBeVisible();
    expect(complaints).toEqual([]);
  });

test("Whoever lives where no street is suggested, or where nobody answers, types the address and buys", async ({
  page,
}) => {
  const member = new Member(page, "en-US");
  let asked = 0;
  await page.route(SUGGESTIONS, (route) => {
    asked += 1;
    return route.abort();
  });
  await reachPayment(member);
  await typeInto(page, member.field("billing.address-line-1"), STREETS["en-US"].typed);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(member.field("billing.address-line-1")).toHaveAttribute("aria-expanded", "false");
  await member.enterAddress();
  await member.enterCard();
  await member.completeOrder();
  await expect(member.heading("confirmation.heading")).toBeVisible();
});

test("An answer that comes after the field was left opens nothing", async ({ page }) => {
  const member = new Member(page, "en-US");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const arrived = page.waitForRequest(SUGGESTIONS);
  await page.route(SUGGESTIONS, async (route) => {
    await held;
    const [city = "", state = "", zipCode = ""] = STREETS["en-US"].where;
    const suggestions = [{ addressLine1: STREETS["en-US"].line, city, state, zipCode }];
    await route.fulfill({ json: { suggestions } });
  });
  await reachPayment(member);
  await typeInto(page, member.field("billing.address-line-1"), STREETS["en-US"].typed);
  await arrived;
  await page.keyboard.press("Tab");
  answer();
  await typeInto(page, member.field("billing.city"), "Houston");
  await expect(member.field("billing.address-line-1")).toHaveAttribute("aria-expanded", "false");
  await expect(member.field("billing.city")).toHaveValue("Houston");
});

test("Whoever moves picks the new street in the settings", async ({ page }) => {
  const payer = new BillPayer(page, "en-US");
  await payer.liveWithPlan({ ago: "P10D" });
  await payer.open("/account/manage");
  const { say } = payer.texts;
  const name = `${say("manage.change")}, ${say("manage.name")} · ${say("manage.address")}`;
  await press(page, page.getByRole("button", { name }));
  await pickStreet(payer, page);
  await press(page, payer.button("manage.save").first());
  await expect(page.getByText("77 Rainey Street").first()).toBeVisible();
});
