import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { LANGUAGES } from "./support/visits.ts";

const TEXTS_OF_SETTINGS = /\/localizations\?.*dictionaries=[^&]*self/;
const USERNAME = "**/identities/me/username";
/** The client tries three times again, a little later each time. */
const WITH_RETRIES = { timeout: 40_000 };

const TIMED_OUT = {
  status: 401,
  json: {
    error: {
      errorCode: "UNAUTHORIZED",
      errorPropKey: "error.common.session.timed.out.error",
      logId: "log-1",
      errorStackTrace: "",
    },
  },
};

async function typeUsername(member: Member, username: string): Promise<void> {
  const { say } = member.texts;
  const name = `${say("security.username-add")}, ${say("security.username")}`;
  await press(member.page, member.page.getByRole("button", { name }));
  await typeInto(member.page, member.field("security.username-new"), username);
}

async function signInAgain(member: Member): Promise<void> {
  await member.enterPassword();
}

for (const locale of LANGUAGES) {
  test(`[A4.16] [A8.22] Somebody whose session timed out behind us reads so once in ${locale}, and goes on with what they typed`, async ({
    page,
  }) => {
    const member = new Member(page, locale);
    await member.join();
    await member.open("/account/security");
    const username = `listener.${Date.now().toString(36)}`;
    await typeUsername(member, username);
    await page.route(USERNAME, (route) => route.fulfill(TIMED_OUT));
    await press(page, member.button("security.save"));
    const news = page.getByRole("dialog", { name: member.texts.say("timeout.over-heading") });
    await expect(news).toHaveCount(1);
    await expect(news).toContainText(member.texts.say("timeout.ended-text"));
    await expect(page.getByText(member.texts.like("failure.SYSTEM"))).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(USERNAME);
    await expect(member.button("timeout.sign-in")).not.toHaveAttribute("aria-disabled");
    await press(page, member.button("timeout.sign-in"));
    await signInAgain(member);
    await expect(page).toHaveURL(/\/account\/security(?:\?|$)/);
    await expect(member.field("security.username-new")).toHaveValue(username);
  });
}

test.describe("A page without its data", () => {
  const answers = [
    [
      "404",
      (page: Page) => page.route(TEXTS_OF_SETTINGS, (route) => route.fulfill({ status: 404, json: {} })),
    ],
    [
      "500",
      (page: Page) => page.route(TEXTS_OF_SETTINGS, (route) => route.fulfill({ status: 500, json: {} })),
    ],
    ["no answer", (page: Page) => page.route(TEXTS_OF_SETTINGS, (route) => route.abort())],
  ] as const;
  for (const [name, breakTexts] of answers) {
    test(`[A8.24] leads to the error page after ${name}, once, and from there back to itself`, async ({
      page,
    }) => {
      const member = new Member(page, "en-US");
      await member.join();
      await member.open("/account");
      await breakTexts(page);
      await page.getByRole("link", { name: member.texts.say("account.manage") }).click();
      await expect(page).toHaveURL(/\/error\?.*from=%2Faccount%2Fmanage/, WITH_RETRIES);
      await expect(member.heading("error.heading")).toBeFocused();
      if (name !== "no answer")
        await expect(page.getByText(member.texts.like("error.reference"))).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await press(page, member.button("error.retry"));
      await expect(page).toHaveURL(/\/account\/manage/);
      await expect(member.heading("error.heading")).toHaveCount(0);
    });
  }
});

/** What looks after errors is the script that comes after the session, which starts after the page is drawn. */
async function untilLookedAfter(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const came = performance.getEntriesByType("resource").map(({ name }) => name);
    const session = came.findIndex((name) => name.includes("/sessions/anonymous"));
    return session >= 0 && came.slice(session).some((name) => name.endsWith(".js"));
  });
  // A script that has come has run by the end of the next turn of a page that is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Nobody catches it, and nobody but the page asked for it. */
const breakAt = (page: Page, place: string) =>
  page.evaluate((stack) => {
    setTimeout(() => {
      throw Object.assign(new Error("broken"), { stack });
    });
  }, `Error: broken\n    at f (${place}:1:2)`);

test("[A8.26] [A8.27] An error of our own leads to the error page and never round in circles; one of others leads nowhere", async ({
  page,
  baseURL,
}) => {
  const member = new Member(page, "en-US");
  await member.open("/account/login");
  await expect(member.field("sign-in.handle")).toBeVisible();
  await untilLookedAfter(page);
  await breakAt(page, "chrome-extension://abc/def.js");
  await expect(member.field("sign-in.handle")).toBeVisible();
  await breakAt(page, `${String(baseURL)}/assets/a.js`);
  await expect(page).toHaveURL(/\/error\?from=%2Faccount%2Flogin/);
  const address = page.url();
  await breakAt(page, `${String(baseURL)}/assets/a.js`);
  await expect(member.heading("error.heading")).toBeVisible();
  expect(page.url()).toBe(address);
  await press(page, member.button("error.retry"));
  await expect(member.field("sign-in.handle")).toBeVisible();
});
