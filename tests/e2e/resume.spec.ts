import { type Browser, expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { PASSWORD } from "./support/shopper.ts";
import { DESKTOP, PHONE, type Viewport } from "./support/visits.ts";

/** Says who pays, and how, and leaves. With a gift card, both are saved before the button that buys is there. */
async function settleAndLeave(shopper: Member): Promise<void> {
  await expect(shopper.page.frameLocator("#field-card iframe").getByRole("textbox").first()).toBeVisible();
  await press(shopper.page, shopper.button("gift-card.have"));
  await shopper.typeGiftCard(await shopper.buyGiftCard(500));
  await shopper.enterAddress();
  await shopper.enterCard();
  await press(shopper.page, shopper.button("billing.save"));
  await expect(shopper.completeOrderButton()).toBeVisible();
  await shopper.page.close();
}

/** The same person at another device, who finds in the account what was begun. */
async function resumeElsewhere(browser: Browser, shopper: Member, viewport: Viewport) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  const complaints = watchConsole(page);
  const again = new Member(page, shopper.locale);
  await again.open("/account/login");
  await again.signInWithPassword(PASSWORD, shopper.email);
  const resume = page.getByRole("link", { name: again.texts.say("unfinished.resume") });
  await expect(resume).toBeVisible();
  await expectAccessible(page);
  return { again, page, resume, complaints, leave: () => context.close() };
}

async function expectNothingUnfinished(again: Member): Promise<void> {
  await again.open("/account");
  await expect(again.page.getByText(again.texts.say("account.state.active")).first()).toBeVisible();
  await expect(again.page.getByRole("link", { name: again.texts.say("unfinished.resume") })).toHaveCount(0);
}

test("A purchase in fr-CA is left on a phone and finished on a desktop, with nothing asked twice", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const shopper = new Member(page, "fr-CA");
  await shopper.open("/subscribe/checkout/purchase/streaming/self-pay/organic");
  await shopper.choosePlan();
  await shopper.createAccount();
  await settleAndLeave(shopper);

  const elsewhere = await resumeElsewhere(browser, shopper, DESKTOP);
  const { again, page: desk } = elsewhere;
  await expect(desk.getByText(again.texts.like("unfinished.text"))).toBeVisible();
  await press(desk, elsewhere.resume);
  await again.completeOrder();
  const bought = { name: again.texts.say("confirmation.heading"), level: 1 };
  await expect(desk.getByRole("heading", bought)).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole("heading", bought)).toBeVisible();
  await expectNothingUnfinished(again);
  expect(elsewhere.complaints).toEqual([]);
  await elsewhere.leave();
});

for (const [flow, locale, path] of [
  ["A trial", "en-US", "/subscribe/checkout/trial/streaming"],
  ["A promotion", "en-CA", "/subscribe/checkout/promotion?promocode=CIELLIBRE"],
] as const) {
  test(`${flow} in ${locale} is left on a desktop once there is an account, and begun on a phone without a card`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(DESKTOP);
    const shopper = new Member(page, locale);
    await shopper.open(path);
    await shopper.choosePlan();
    if (flow === "A trial") await press(page, shopper.button("follow-on.continue"));
    await shopper.createAccount();
    await expect(shopper.text("details.text")).toBeVisible();
    await page.close();

    const elsewhere = await resumeElsewhere(browser, shopper, PHONE);
    const { again, page: phone } = elsewhere;
    await press(phone, elsewhere.resume);
    await expect(again.text("details.text")).toBeVisible();
    await again.enterAddress();
    await again.saveBilling();
    await press(phone, again.completeOrderButton());
    await expect(again.heading("confirmation.heading")).toBeVisible();
    await expectNothingUnfinished(again);
    expect(elsewhere.complaints).toEqual([]);
    await elsewhere.leave();
  });
}

test("Several plans in en-US are left on a desktop and bought on a phone, as many of each as were chosen", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP);
  const shopper = new Member(page, "en-US");
  await shopper.join();
  await shopper.open("/subscribe/multi-subscription-purchase");
  await expect(shopper.heading("several.heading")).toBeVisible();
  for (const [place, count] of ["2", "1"].entries()) {
    await reach(page, page.getByRole("main").getByRole("combobox").nth(place));
    await page.keyboard.type(count);
  }
  await press(page, shopper.button("several.continue"));
  await settleAndLeave(shopper);

  const elsewhere = await resumeElsewhere(browser, shopper, PHONE);
  const { again, page: phone } = elsewhere;
  await expect(phone.getByText(/2 × \S+, 1 × \S+/)).toBeVisible();
  await press(phone, elsewhere.resume);
  await expect(again.completeOrderButton()).toBeVisible();
  await expectAccessible(phone);
  await again.completeOrder();
  await expect(again.heading("confirmation.heading")).toBeVisible();
  await expectNothingUnfinished(again);
  expect(elsewhere.complaints).toEqual([]);
  await elsewhere.leave();
});

for (const [locale, count] of [
  ["en-US", 2],
  ["fr-CA", 1],
] as const) {
  test(`A purchase in ${locale} for ${count === 1 ? "a radio" : "two radios"} is left on a desktop and finished on a phone, where no radio is looked up again`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize(DESKTOP);
    const driver = new Driver(page, locale);
    await driver.join();
    await driver.open("/subscribe/checkout/purchase/satellite/organic/new");
    const radioIds: string[] = [];
    while (radioIds.length < count) {
      if (radioIds.length > 0) await press(page, driver.button("radio-step.add"));
      await driver.buildCar();
      await driver.findBy("RID", driver.radioId);
      radioIds.push(driver.radioId);
    }
    await press(page, driver.button(count === 1 ? "radio-step.continue" : "radio-step.continue-several"));
    if (count === 1) await driver.choosePlan(/Polaris/);
    else await press(page, driver.button("several-radios.continue"));
    await settleAndLeave(driver);

    const elsewhere = await resumeElsewhere(browser, driver, PHONE);
    const { again, page: phone } = elsewhere;
    const lookups: string[] = [];
    phone.on("request", (request) => {
      if (request.url().endsWith("/device/validate")) lookups.push(request.url());
    });
    await press(phone, elsewhere.resume);
    await expect(again.completeOrderButton()).toBeVisible();
    if (count > 1)
      for (const radioId of radioIds) await expect(phone.getByText(radioId.slice(-4)).first()).toBeVisible();
    await expectAccessible(phone);
    await again.completeOrder();
    await expect(again.heading("confirmation.heading")).toBeVisible();
    const playing = radioIds.map(() => again.texts.say("activation.playing"));
    await expect(phone.getByRole("main").getByRole("status")).toHaveText(playing, { timeout: 60_000 });
    await expectNothingUnfinished(again);
    expect(lookups).toEqual([]);
    expect(elsewhere.complaints).toEqual([]);
    await elsewhere.leave();
  });
}

test("A gift in en-CA is left on a phone and given on a desktop, where only its person is asked for again", async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  const shopper = new Member(page, "en-CA");
  await shopper.open("/subscribe/gift");
  const friend = `for-${shopper.email}`;
  const typePerson = async (giver: Member) => {
    await typeInto(giver.page, giver.field("gift.recipient-name"), "Ana");
    await typeInto(giver.page, giver.field("gift.recipient-email"), friend);
    await typeInto(giver.page, giver.field("gift.sender-name"), "Robin");
    await press(giver.page, giver.button("gift.continue"));
  };
  await reach(page, page.getByRole("radio", { name: /25/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await typePerson(shopper);
  await shopper.createAccount();
  await expect(shopper.heading("gift.review")).toBeFocused();
  await shopper.enterAddress();
  await shopper.enterCard();
  await press(page, shopper.button("methods.add-save"));
  await expect(page.getByRole("button", { name: shopper.texts.like("gift.pay") })).toBeVisible();
  await page.close();

  const elsewhere = await resumeElsewhere(browser, shopper, DESKTOP);
  const { again, page: desk } = elsewhere;
  await expect(desk.getByText(again.texts.like("unfinished.gift"))).toBeVisible();
  await press(desk, elsewhere.resume);
  await expect(again.text("gift.resumed")).toBeVisible();
  await expect(desk.getByRole("radio", { name: /50/ })).toBeChecked();
  await expect(again.field("gift.recipient-email")).toHaveValue("");
  await expectAccessible(desk);
  await typePerson(again);
  await press(desk, desk.getByRole("button", { name: again.texts.like("gift.pay") }));
  await expect(again.heading("gift.done-sent")).toBeFocused();
  await again.open("/account");
  await expect(again.heading("account.heading")).toBeVisible();
  await expect(elsewhere.resume).toHaveCount(0);
  expect(elsewhere.complaints).toEqual([]);
  await elsewhere.leave();
});
