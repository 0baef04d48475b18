import { expect, type Locator, type Page, test } from "@playwright/test";
import { LOCALES, type Locale } from "@skywave/localization";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { Member } from "./support/member.ts";
import { textsIn } from "./support/texts.ts";

function addressOf(locale: Locale, path: string): string {
  const host = locale === "en-US" ? "localhost" : "can.localhost";
  const url = new URL(path, `http://${host}:${process.env["E2E_PORT"] ?? 8480}`);
  url.searchParams.set("langpref", locale);
  return url.href;
}

const ADDRESSEES = {
  "en-US": "dana@skywave.example",
  "en-CA": "sam@skywave.example",
  "fr-CA": "emilie@skywave.example",
} as const satisfies Record<Locale, string>;

const CASES = [
  "UNCLAIMED_EMAIL_AVAILABLE",
  "UNCLAIMED_SIGN_IN_TO_REUSE",
  "UNCLAIMED_NO_EMAIL",
  "UNCLAIMED_EMAIL_TAKEN",
  "CLAIMED",
] as const;

/** What a picture's table says beside a name. */
function cell(page: Page, picture: string, name: string): Locator {
  const table = page.getByRole("table", { name: picture });
  return table
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
    .getByRole("cell");
}

for (const locale of LOCALES) {
  const { say, like } = textsIn(locale);

  test.describe(`The client in the sandbox in ${locale}`, () => {
    test("is drawn, refreshes by the next call when its access token is over, and empties its buffer", async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await page.goto(addressOf(locale, "/sandbox#client"));
      const generation = cell(page, say("sandbox.client.session"), say("sandbox.client.generation"));
      await expect(generation).toHaveText(/^\S{6}$/);
      await expect(cell(page, say("sandbox.client.clock"), say("sandbox.client.clock.used"))).toHaveText(
        say("sandbox.client.clock.system"),
      );
      await expectAccessible(page);

      const before = await generation.textContent();
      await page.getByRole("button", { name: say("sandbox.client.expire") }).click();
      const access = cell(page, say("sandbox.client.session"), say("sandbox.client.access"));
      await expect(access).toHaveText(say("sandbox.client.over"));
      await page.getByRole("button", { name: say("sandbox.client.call") }).click();
      await expect(page.getByText(say("sandbox.client.called"))).toBeVisible();
      await expect(page.getByRole("log").getByText(say("sandbox.client.news.refreshed"))).toBeVisible();
      await expect(access).not.toHaveText(say("sandbox.client.over"));
      expect(await generation.textContent()).not.toBe(before);

      const buffer = cell(page, say("sandbox.client.buffers"), say("sandbox.client.buffers.user"));
      await page.getByRole("button", { name: say("sandbox.client.record") }).click();
      await expect(buffer).toHaveText(/^1 /);
      await page.getByRole("button", { name: say("sandbox.client.flush") }).click();
      await expect(page.getByText(say("sandbox.client.sent"))).toBeVisible();
      await expect(buffer).toHaveText(/^0 /);
      expect(complaints).toEqual([]);
    });

    test("goes by the server's time once the page's clock is wrong", async ({ page }) => {
      await page.goto(addressOf(locale, "/sandbox#client"));
      const used = cell(page, say("sandbox.client.clock"), say("sandbox.client.clock.used"));
      await expect(
        cell(page, say("sandbox.client.clock"), say("sandbox.client.clock.samples")),
      ).not.toHaveText(say("sandbox.client.clock.no-samples"));
      await page.getByRole("button", { name: say("sandbox.client.turn-clock") }).click();
      await expect(used).toHaveText(say("sandbox.client.clock.internal"));
      await expect(cell(page, say("sandbox.client.clock"), say("sandbox.client.clock.offset"))).toHaveText(
        /^−/,
      );
      await expectAccessible(page);
      await page.getByRole("button", { name: say("sandbox.client.right-clock") }).click();
      await expect(page.getByText(say("sandbox.client.clock-righted"))).toBeVisible();
    });
  });

  test.describe(`Signing in, to try, in ${locale}`, () => {
    test("mails a link and leads to the mail", async ({ page }) => {
      const complaints = watchConsole(page);
      await page.goto(addressOf(locale, "/sandbox#identity"));
      // One each: a person is mailed no second link so soon.
      await page.getByLabel(say("sandbox.identity.person")).first().selectOption(ADDRESSEES[locale]);
      await page.getByRole("button", { name: say("sandbox.identity.link.ask") }).click();
      const sent = page.getByRole("link", {
        name: say("sandbox.identity.link.sent", { to: ADDRESSEES[locale] }),
      });
      await expect(sent).toBeVisible();
      await expectAccessible(page);
      const hrefs = async () => {
        await page.getByRole("button", { name: say("sandbox.inbox.refresh") }).click();
        return page
          .getByRole("article")
          .getByRole("link")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      };
      await sent.click();
      await expect.poll(async () => (await hrefs()).join(" ")).toContain("/account/magic-link");
      expect(complaints).toEqual([]);
    });

    test("brings a legacy sign-in over, and sells a plan for each case", async ({ page }) => {
      const complaints = watchConsole(page);
      await page.goto(addressOf(locale, "/sandbox#identity"));
      for (const status of CASES) {
        const plan = say(`sandbox.identity.plans.${status}`);
        await page.getByRole("button", { name: plan }).click();
        const open = page.getByRole("link", { name: say("sandbox.identity.plans.open", { plan }) });
        await expect(open).toHaveAttribute("href", /^\/subscribe\/sal-2#.{20,}/);
      }
      await page.getByRole("button", { name: say("sandbox.identity.legacy.migrate") }).click();
      await page
        .getByRole("link", { name: say("sandbox.identity.legacy.done", { email: "sam@skywave.example" }) })
        .click();
      await expect(page.getByText("sam@skywave.example").first()).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test("[S4.16] puts a device grant of version 1 into the browser, and the next start exchanges it", async ({
      page,
    }) => {
      await page.goto(addressOf(locale, "/sandbox#identity"));
      await page.getByRole("button", { name: say("sandbox.identity.older.ask") }).click();
      const words = await page.getByText(like("sandbox.identity.older.put")).textContent();
      const older = /dev_\w+/.exec(words ?? "")?.[0] ?? words ?? "";
      await page.getByRole("button", { name: say("sandbox.identity.older.start") }).click();
      // Until the page has started anew, the picture may still be of the device that was.
      const device = cell(page, say("sandbox.client.device"), say("sandbox.client.device-id"));
      await expect(device).toHaveText(older);
    });
  });

  test.describe(`The guide to the SDK in ${locale}`, () => {
    test("shows the code of each example and what it really returns", async ({ page }) => {
      const complaints = watchConsole(page);
      await page.goto(addressOf(locale, "/docs/sdk"));
      const results = {
        start: /Horizon|Melodia/,
        session: /"sessionType": "anonymous"/,
        call: /\[|"kind"/,
        library: /"kind": "sessionRefused"/,
        clock: /"usingClock": "system"/,
        event: /"stillWaiting": 0,\s+"lost": 0/,
        passkey: /"isSupported": true/,
        episode: /"manifestUrl": "\/sound\/episodes\//,
        skip: /"plays": "/,
      } as const;
      // Whichever flush takes it along, the event of the example reaches the server.
      const recorded = page.waitForRequest((request) => request.postData()?.includes("guide-tried") === true);
      for (const [name, expected] of Object.entries(results)) {
        const heading = say(`sandbox.guide.${name as keyof typeof results}`);
        const example = page.getByRole("region", { name: heading });
        await expect(example.locator("code")).toContainText("export async function");
        await example.getByRole("button").click();
        await expect(example.getByRole("status")).toContainText(expected);
      }
      expect((await (await recorded).response())?.ok()).toBe(true);
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  });
}

test("[S2.04] A speaker that was switched on in the sandbox sees that it is let in, plays, and is unlinked", async ({
  page,
  context,
}) => {
  const member = new Member(page, "en-US");
  const { say } = member.texts;
  await member.join();
  const sandbox = await context.newPage();
  await sandbox.goto(addressOf("en-US", "/sandbox#identity"));
  await sandbox.getByRole("button", { name: say("sandbox.identity.device.on-speaker") }).click();
  const code = await sandbox.locator("code").textContent();
  const sees = sandbox
    .getByRole("list", { name: say("sandbox.identity.device.sees") })
    .locator("[aria-current]");
  await expect(sees).toHaveText(say("sandbox.identity.device.waiting"));
  await expectAccessible(sandbox);

  await member.open("/onboarding/device-linking");
  await member.field("linking.code").fill(code ?? "");
  await member.button("linking.continue").click();
  await member.button("linking.let-in").click();
  await expect(sees).toHaveText(say("sandbox.identity.device.linked"));

  await member.open("/account/security");
  await member
    .button("security.device-unlink-label", { name: say("sandbox.identity.device.speaker") })
    .click();
  await expect(sees).toHaveText(say("sandbox.identity.device.ended"));
});
