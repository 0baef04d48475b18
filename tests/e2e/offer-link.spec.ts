import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { CODE } from "./support/security-page.ts";

const HALF_PRICE = "us-all-access-half-price";
test.use({ viewport: { width: 390, height: 844 } });

/** Where the link of a mail to this address leads, made on the spot: path and query. */
async function linkFor(page: Page, email: string, more: Record<string, string> = {}): Promise<string> {
  const query = { params: { email, offerId: HALF_PRICE, ...more }, maxRedirects: 0 };
  const made = await page.request.get("/sandbox/api/offer-links", query);
  return made.headers()["location"] ?? "";
}

/** The plans of the page: only whoever comes by a good link has the one that is meant for them. */
const halfPrice = (page: Page) => page.locator(`input[type="radio"][value="${HALF_PRICE}"]`);

async function goOn(shopper: Member): Promise<void> {
  await press(
    shopper.page,
    shopper.page.getByRole("button", { name: shopper.texts.like("offers.continue") }),
  );
}

/** Whoever makes an account for an offer shows that they read the mail it was sent to. */
async function createAndProve(shopper: Member): Promise<void> {
  await shopper.createAccount();
  await typeInto(shopper.page, shopper.field("sign-in.code"), await shopper.message(CODE));
}

test("[A1.02] [A2.33] An offer for one customer is bought by the link of a mail, once, and its token is shown to nobody", async ({
  page,
}) => {
  const shopper = new Member(page, "en-US");
  const { texts } = shopper;
  const link = await linkFor(page, shopper.email);
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  expect(token).toHaveLength(43);
  const complaints = watchConsole(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) asked.push(request.url(), request.headers()["referer"] ?? "");
  });

  await shopper.open(link);
  await expect(page.getByText(texts.like("offer-link.offer"))).toBeVisible();
  expect(page.url()).not.toContain(token);
  await expect(page.getByText(shopper.email)).toHaveCount(0);
  await expect(shopper.plans.first()).toHaveValue(HALF_PRICE);
  await expect(halfPrice(page)).toBeChecked();
  await expectAccessible(page);
  await goOn(shopper);
  await expect(page.getByText(texts.like("offer-link.account"))).toBeVisible();
  await expectAccessible(page);
  await createAndProve(shopper);
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await expect(shopper.completeOrderButton()).toBeVisible();
  await expectAccessible(page);
  await shopper.completeOrder();
  await expect(
    page.getByRole("heading", { name: texts.say("confirmation.heading"), level: 1 }),
  ).toBeVisible();
  expect(asked.filter((text) => text.includes(token))).toEqual([]);
  const layers = await page.evaluate(() =>
    JSON.stringify([Reflect.get(window, "dataLayer"), Reflect.get(window, "digitalData")]),
  );
  expect(layers).not.toContain(token);
  expect(withoutRefusals(complaints)).toEqual([]);

  await shopper.open(link);
  await expect(shopper.text("offer-link.over")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(halfPrice(page)).toHaveCount(0);
});

test("[A2.33] A link that has run out leads to the plans for everybody, and says why", async ({ page }) => {
  const complaints = watchConsole(page);
  const shopper = new Member(page, "en-US");
  await shopper.open(await linkFor(page, shopper.email, { hoursLeft: "0" }));
  await expect(shopper.text("offer-link.over")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(halfPrice(page)).toHaveCount(0);
  await expectAccessible(page);
  await goOn(shopper);
  await expect(shopper.field("account-step.email")).toBeVisible();
  await expect(page.getByText(shopper.texts.like("offer-link.account"))).toHaveCount(0);
  expect(withoutRefusals(complaints)).toEqual([]);
});

test("[A2.33] Whoever is signed in as somebody else is refused by a word before anything is charged, and buys another plan", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const other = new Member(page, "en-US");
  await other.join();
  await other.open(await linkFor(page, "meant-for-somebody@example.com"));
  await expect(page.getByText(other.texts.like("offer-link.offer"))).toBeVisible();
  await goOn(other);
  await other.enterAddress();
  await other.enterCard();
  await other.completeOrder();
  await expect(other.text("complete-order.OFFER_MEANT_FOR_ANOTHER")).toBeVisible();
  await expect(other.completeOrderButton()).toHaveCount(0);
  await expectAccessible(page);
  await press(page, other.button("complete-order.choose-plan"));
  await other.choosePlan(/Melodia/);
  await other.completeOrder();
  const bought = other.texts.say("confirmation.heading");
  await expect(page.getByRole("heading", { name: bought, level: 1 })).toBeVisible();
  expect(withoutRefusals(complaints)).toEqual([]);
});

test("[A2.33] An offer that was bought in another tab meanwhile is not sold a second time", async ({
  page,
}) => {
  const shopper = new Member(page, "en-US");
  const link = await linkFor(page, shopper.email);
  await shopper.open(link);
  await goOn(shopper);
  await createAndProve(shopper);
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await expect(shopper.completeOrderButton()).toBeVisible();

  const otherTab = await page.context().newPage();
  const again = new Member(otherTab, "en-US");
  await again.open(link);
  await goOn(again);
  await again.enterAddress();
  await again.enterCard();
  await again.completeOrder();
  const bought = again.texts.say("confirmation.heading");
  await expect(otherTab.getByRole("heading", { name: bought, level: 1 })).toBeVisible();
  await otherTab.close();

  await shopper.completeOrder();
  await expect(shopper.text("complete-order.OFFER_REDEEMED")).toBeVisible();
  await expectAccessible(page);
  const held = await page.evaluate(() => sessionStorage.getItem("purchase.1.streaming") ?? "");
  expect(JSON.parse(held).confirmedOrder).toBeNull();
});
