import { randomInt } from "node:crypto";
import type { Locale } from "@skywave/localization";
import { type Browser, expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Driver } from "./support/driver.ts";
import { press, reach, typeInto } from "./support/keyboard.ts";
import { checkIn, DESKTOP, LANGUAGES, PHONE, VISITS, type Viewport } from "./support/visits.ts";

for (const locale of LANGUAGES) {
  const viewport = locale === "fr-CA" ? PHONE : DESKTOP;

  test(`[A1.09] [A2.60] [S2.11] A driver in ${locale} refreshes a radio under open sky and sees it play`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const complaints = watchConsole(page);
    const driver = new Driver(page, locale);
    await driver.drive();
    await driver.chooseRadio();
    await expectAccessible(page);
    await driver.refresh();
    await expect(driver.news).toHaveText(driver.said("playing"));
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

test("A signal that was sent under a roof reaches the radio once the car is outside, also after a reload", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.switch({ isUnderRoof: true });
  await driver.chooseRadio();
  await driver.refresh();
  await expect(driver.news).toHaveText(driver.said("sent"));
  await expectAccessible(page);
  await page.reload();
  await driver.chooseRadio();
  // One that is on its way is joined, not sent anew.
  await driver.refresh();
  await expect(driver.news).toHaveText(driver.said("sent"));
  await driver.switch({ isUnderRoof: false });
  await expect(driver.news).toHaveText(driver.said("playing"), { timeout: 40_000 });
});

test("A second press within five minutes is refused with the time to wait, and nothing is lost", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.chooseRadio();
  await driver.refresh();
  await expect(driver.news).toHaveText(driver.said("playing"));
  await driver.chooseRadio();
  await driver.refresh();
  await expect(page.locator(":focus")).toContainText(
    driver.texts.within("refresh.error.REFRESH_LIMIT_REACHED"),
  );
  await expect(driver.heading("refresh.steps")).toBeVisible();
});

test("The steps are texted to whoever ticks that they want them, and a number that is none stays to be mended", async ({
  page,
}) => {
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.chooseRadio();
  await reach(page, page.getByRole("checkbox", { name: driver.texts.say("refresh.text.offer") }));
  await page.keyboard.press("Space");
  const phone = driver.field("refresh.text.phone");
  await typeInto(page, phone, "911");
  await press(page, driver.button("refresh.text.send"));
  await expect(page.getByText(driver.texts.say("refresh.text.INVALID_PHONE_NUMBER")).first()).toBeVisible();
  await expect(phone).toHaveValue("911");
  const number = `512555${randomInt(1_000, 10_000)}`;
  await typeInto(page, phone, number);
  await press(page, driver.button("refresh.text.send"));
  await expect(page.getByText(driver.texts.within("refresh.text.sent"))).toBeVisible();
  await expect
    .poll(async () => (await driver.textsTo(number)).map(({ text }) => text))
    .toEqual([expect.stringContaining("Tune to channel 1")]);
});

/** Somebody beside a car that is not theirs: in a browser of their own, signed in nowhere. */
async function standBeside(browser: Browser, { locale, viewport }: { locale: Locale; viewport: Viewport }) {
  const owner = new Driver(await (await browser.newContext()).newPage(), locale);
  await owner.drive();
  await owner.page.context().close();
  const context = await browser.newContext({ viewport });
  const visitor = owner.lend(await context.newPage());
  await visitor.open("/subscribe/refresh-signal");
  await expect(visitor.heading("refresh.which")).toBeVisible();
  return visitor;
}

for (const locale of LANGUAGES) {
  const viewport = locale === "fr-CA" ? PHONE : DESKTOP;

  test(`A visitor in ${locale} finds a radio by its ID, whose nought they typed as a letter, and sees it play`, async ({
    browser,
  }) => {
    const visitor = await standBeside(browser, { locale, viewport });
    const { page, radioId } = visitor;
    const complaints = watchConsole(page);
    await visitor.findBy("RID", radioId.replace("0", "o"));
    await press(
      page,
      page.getByRole("button", { name: visitor.texts.like("find-radio.radio-id-suggestion") }),
    );
    await expect(visitor.field("find-radio.radio-id")).toHaveValue(radioId);
    await expectAccessible(page);
    await visitor.find();
    await expect(visitor.heading("refresh.steps")).toBeVisible();
    await expect(page.locator("main")).not.toContainText(radioId);
    await visitor.refresh();
    await expect(visitor.news).toHaveText(visitor.said("playing"));
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

for (const { locale, viewport } of VISITS) {
  test(`A visitor in ${locale} finds a radio by the VIN, which a reload keeps, and another time by the plate`, async ({
    browser,
  }) => {
    const visitor = await standBeside(browser, { locale, viewport });
    const { page, vin, plate } = visitor;
    const check = checkIn(page, locale);
    // In the check digit itself: another letter elsewhere may count the same.
    const slip = `${vin.slice(0, 8)}${vin[8] === "1" ? "2" : "1"}${vin.slice(9)}`;
    await visitor.findBy("VIN", slip);
    await expect(page.locator(":focus")).toContainText(visitor.texts.within("find-radio.vin-check"));
    await check();
    await visitor.findBy("VIN", vin.toLowerCase());
    await expect(visitor.heading("refresh.steps")).toBeVisible();
    await page.reload();
    await expect(visitor.heading("refresh.steps")).toBeVisible();
    await press(page, visitor.button("refresh.other-choose"));
    await visitor.findByPlate(`${plate.slice(0, 3)} ${plate.slice(3).toLowerCase()}`);
    await expect(visitor.heading("refresh.steps")).toBeVisible();
    await check();
    await visitor.refresh();
    await expect(visitor.news).toHaveText(visitor.said("playing"));
    await page.context().close();
  });
}

for (const locale of LANGUAGES)
  test(`Nobody in ${locale} is told of a radio that is not there, and they go on with what they typed`, async ({
    browser,
  }) => {
    const viewport = locale === "fr-CA" ? DESKTOP : PHONE;
    const page = await (await browser.newContext({ viewport })).newPage();
    const visitor = new Driver(page, locale);
    await visitor.open("/subscribe/refresh-signal");
    await visitor.findBy("RID", "N0B0DYZ1");
    await expect(page.locator(":focus")).toContainText(visitor.texts.within("find-radio.not-found.RID"));
    await expect(visitor.field("find-radio.radio-id")).toHaveValue("N0B0DYZ1");
    await expectAccessible(page);
    await visitor.findByPlate("N0B0DY");
    await expect(page.locator(":focus")).toContainText(visitor.texts.within("find-radio.not-found.LPL"));
    await page.context().close();
  });

for (const locale of LANGUAGES)
  test(`A driver in ${locale} goes from the plan on the account to the signal of its radio`, async ({
    page,
  }) => {
    await page.setViewportSize(locale === "fr-CA" ? PHONE : DESKTOP);
    const driver = new Driver(page, locale);
    await driver.drive();
    await driver.open("/account");
    const radio = page.getByText(driver.texts.within("plan.radio"));
    await expect(radio).toContainText(driver.radioId.slice(-4));
    await expect(radio).toContainText(locale === "fr-CA" ? "Solano Vireo 2026" : "2026 Solano Vireo");
    const plans = page.getByRole("region", { name: driver.texts.say("account.plans") });
    await press(page, plans.getByRole("link", { name: driver.texts.say("plan.refresh-radio") }));
    await expect(driver.heading("refresh.steps")).toBeVisible();
    await driver.refresh();
    await expect(driver.news).toHaveText(driver.said("playing"));
  });

test("Somebody with radios of their own finds another one beside them", async ({ page, browser }) => {
  const other = await standBeside(browser, { locale: "en-US", viewport: DESKTOP });
  const { radioId } = other;
  await other.page.context().close();
  const driver = new Driver(page, "en-US");
  await driver.drive();
  await driver.open("/subscribe/refresh-signal");
  await expect(driver.heading("refresh.yours")).toBeVisible();
  await expect(driver.heading("refresh.another")).toBeVisible();
  await driver.findBy("RID", radioId);
  await expect(
    page.getByText(driver.texts.say("refresh.radio-id", { lastFour: radioId.slice(-4) })),
  ).toBeVisible();
  await driver.refresh();
  await expect(driver.news).toHaveText(driver.said("playing"));
});
