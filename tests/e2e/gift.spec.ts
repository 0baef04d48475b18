import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { VISITS, checkIn } from "./support/visits.ts";

const CODE = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/;

/** Types a gift of 25 and goes on. */
async function typeGift(giver: Member, recipientEmail: string): Promise<void> {
  const { page } = giver;
  await reach(page, page.getByRole("radio", { name: /25/ }));
  await page.keyboard.press("Space");
  await typeInto(page, giver.field("gift.recipient-name"), "Ana");
  await typeInto(page, giver.field("gift.recipient-email"), recipientEmail);
  await typeInto(page, giver.field("gift.sender-name"), "Robin");
  const message = page.getByRole("textbox", { name: giver.texts.say("gift.message") });
  await typeInto(page, message, "À bientôt <3");
  await press(page, giver.button("gift.continue"));
}

for (const { locale, viewport } of VISITS) {
  test.describe(`In ${locale}`, () => {
    test.use({ viewport });

    test(`A gift card is bought by somebody new, and shows somebody else what is on it, in ${locale}`, async ({
      page,
      browser,
    }) => {
      const complaints = watchConsole(page);
      const giver = new Member(page, locale);
      const check = checkIn(page, locale);
      const friend = `for-${giver.email}`;
      await giver.open("/subscribe/gift");
      await press(page, giver.button("gift.continue"));
      await expect(page.getByRole("alert")).toBeFocused();
      await check();
      await typeGift(giver, friend);
      await expect(giver.text("gift.sign-in")).toBeVisible();
      await giver.createAccount();
      await expect(giver.heading("gift.review")).toBeFocused();
      await expect(giver.text("gift.terms.no-tax")).toBeVisible();
      await expect(giver.text(locale === "en-US" ? "gift.terms.end" : "gift.terms.no-end")).toBeVisible();
      await giver.enterAddress();
      await giver.enterCard();
      await press(page, giver.button("methods.add-save"));
      await check();
      await press(page, page.getByRole("button", { name: giver.texts.like("gift.pay") }));
      await expect(giver.heading("gift.done-sent")).toBeFocused();

      await press(page, page.getByRole("link", { name: giver.texts.say("gift.see-all") }));
      await expect(page.getByText(giver.texts.like("given.state.sent"))).toBeVisible();
      await check();
      await press(page, page.getByRole("button", { name: new RegExp(giver.texts.say("given.send-again")) }));
      await expect(page.getByText(giver.texts.say("given.sent-again", { email: friend }))).toBeVisible();
      expect(withoutRefusals(complaints)).toEqual([]);

      const code = await giver.message(CODE, friend);
      const elsewhere = await browser.newPage();
      const ana = new Member(elsewhere, locale);
      await ana.join();
      await ana.open("/account/gift-card");
      await ana.typeGiftCard(code);
      await expect(elsewhere.getByRole("heading", { name: ana.texts.like("gift-card.on-it") })).toBeVisible();
      await expect(elsewhere.getByText(/25[.,]00/).first()).toBeVisible();
      await elsewhere.close();
    });
  });
}

test("A gift that a card does not pay for is paid for with another, and one that waits is corrected and taken back", async ({
  page,
}) => {
  const giver = new Member(page, "en-US");
  const friend = `for-${giver.email}`;
  await giver.join();
  await giver.open("/subscribe/gift");
  await page.getByRole("radio", { name: giver.texts.say("gift.when.later") }).check();
  await page.getByLabel(giver.texts.say("gift.send-on")).fill("2020-01-01");
  await typeGift(giver, friend);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(giver.text("gift.field.sendOn").first()).toBeVisible();
  const day = Temporal.Now.plainDateISO().add({ days: 20 }).toString();
  await page.getByLabel(giver.texts.say("gift.send-on")).fill(day);
  await giver.button("gift.continue").click();
  await giver.enterAddress();
  await giver.enterCard("4000000000000341");
  await giver.button("methods.add-save").click();
  const pay = page.getByRole("button", { name: giver.texts.like("gift.pay") });
  await press(page, pay);
  await expect(page.getByText(giver.texts.say("complete-order.declined.callBank"))).toBeVisible();
  await page.getByRole("radio", { name: giver.texts.say("pay.other-card") }).check();
  await giver.enterCard();
  await press(page, pay);
  await expect(page.getByRole("heading", { name: giver.texts.like("gift.done-scheduled") })).toBeVisible();

  await giver.open("/account/gift-card");
  await page.getByRole("button", { name: /^Correct the address/ }).click();
  await page.getByLabel(giver.texts.say("given.email", { name: "Ana" })).fill(`right-${friend}`);
  await giver.button("given.save").click();
  await expect(
    page.getByText(giver.texts.say("given.corrected", { email: `right-${friend}` })),
  ).toBeVisible();

  // Whoever deletes the account is told first what becomes of a gift that waits.
  await giver.open("/account/security");
  await press(page, giver.button("security.delete-open"));
  await expect(page.getByText(giver.texts.like("security.delete-gift"))).toContainText("Ana");
  await expectAccessible(page);
  await press(page, page.getByRole("link", { name: giver.texts.say("security.delete-gift-see") }));
  await page.getByRole("button", { name: /^Cancel this gift/ }).click();
  await giver.button("given.take-back-yes").click();
  await expect(page.getByText(giver.texts.say("given.state.takenBack"), { exact: true })).toBeVisible();
  await giver.open("/account/bills");
  await expect(giver.text("history.entry.giftTakenBack")).toBeVisible();
});
