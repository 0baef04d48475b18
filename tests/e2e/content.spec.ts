import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";

async function buy(page: Page, locale: "en-US" | "fr-CA"): Promise<Shopper> {
  const shopper = new Shopper(page, locale);
  await shopper.open(ORGANIC);
  await shopper.choosePlan();
  await shopper.createAccount();
  await shopper.enterAddress();
  await shopper.enterCard();
  await shopper.saveBilling();
  await expect(shopper.completeOrderButton()).toBeVisible();
  await shopper.completeOrder();
  await expect(shopper.heading("confirmation.heading")).toBeVisible();
  return shopper;
}

const CAMPAIGNS = {
  "en-US": {
    title: "The evening is yours",
    action: "Link a speaker or TV",
    picture: "evening-drive",
  },
  "fr-CA": {
    title: "D’un océan à l’autre, tout est à vous",
    action: "Lier un haut-parleur ou un téléviseur",
    picture: "northern-lights",
  },
} as const;

const HOSTS = { "en-US": "localhost", "fr-CA": "can.localhost" };
const PERSONAL_TITLE = "It sounds good at home, too";

/** What the page tells personalisation, and what it is told. */
function watchPersonalisation(page: Page) {
  const events: {
    body: Record<string, unknown>;
    answer: () => Promise<{ isControl: boolean } | undefined>;
  }[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/personalisation/v1/event/")) return;
    const answer = async () => {
      const response = await request.response();
      return response === null ? undefined : (await response.json()).campaignResponses[0];
    };
    events.push({ body: request.postDataJSON(), answer });
  });
  return events;
}

for (const locale of ["en-US", "fr-CA"] as const) {
  test(`[S2.15] [S1.08] the confirmation shows the campaign of the country, in ${locale}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const { title, action, picture } = CAMPAIGNS[locale];
    // Who is not to be known again is shown what everybody is shown.
    await page
      .context()
      .addCookies([{ name: "CONSENT_GROUPS", value: "C0001", domain: HOSTS[locale], path: "/" }]);
    const events = watchPersonalisation(page);
    await buy(page, locale);
    const campaign = page.getByRole("region", { name: title });
    await expect(campaign.getByRole("listitem")).toHaveCount(3);
    const image = campaign.getByRole("img");
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute("src", `/content/${picture}.svg`);
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
    expect(events).toEqual([]);
    await press(page, campaign.getByRole("link", { name: action }));
    await expect(page).toHaveURL(/onboarding\/device-linking/);
    expect(complaints).toEqual([]);
  });
}

test("[S3.38] an offer tells what it holds and where it is heard, in the language of the page", async ({
  page,
}) => {
  const shopper = new Shopper(page, "fr-CA");
  await shopper.open(ORGANIC);
  await expect(page.getByRole("radio").first()).toBeVisible();
  await press(page, page.getByRole("button", { name: shopper.texts.say("offers.details") }).first());
  await expect(page.getByText("Les matchs commentés en direct")).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Dans l’appli d’écoute en ligne" }),
  ).toBeVisible();
  await expect(page.locator('img[src="/content/streaming-app.svg"]')).toBeVisible();
  await expectAccessible(page);
});

test("[S2.08] a purchase needs nothing of the content store", async ({ page }) => {
  await page.route("**/api/content/**", (route) => route.abort());
  await buy(page, "en-US");
  await expect(page.getByText(CAMPAIGNS["en-US"].title)).toHaveCount(0);
});

test("[S7.77] who agreed to it is shown what personalisation chose, and seeing it is told once", async ({
  page,
}) => {
  const events = watchPersonalisation(page);
  await buy(page, "en-US");
  await expect.poll(() => events.length).toBe(1);
  const { isControl } = (await events[0]?.answer()) ?? { isControl: true };
  const title = isControl ? CAMPAIGNS["en-US"].title : PERSONAL_TITLE;
  const campaign = page.getByRole("region", { name: title });
  await campaign.scrollIntoViewIfNeeded();
  await expect.poll(() => events.length).toBe(2);
  await page.evaluate(() => scrollTo(0, 0));
  await campaign.scrollIntoViewIfNeeded();
  expect(events.map(({ body }) => body["campaignStats"])).toEqual([
    undefined,
    [{ experienceId: "at-home-too", stat: "Impression" }],
  ]);
});
