import { expect, type Page, test } from "@playwright/test";
import { Subscriber } from "./support/subscriber.ts";
import { expectEdgesInForcedColors } from "./support/forced-colors.ts";
import { holdSounds, play } from "./support/sounds.ts";
import { watchRequests } from "./support/page/watch-requests.ts";

const ORGANIC = "/subscribe/checkout/purchase/streaming/organic";

/** Looks at a page once all of it is there. */
function lookAt(page: Page): () => Promise<void> {
  const untilQuiet = watchRequests(page);
  return async () => {
    await untilQuiet();
    await expectEdgesInForcedColors(page);
  };
}

test("Controls keep their edges, and the chosen plan its mark, where the system sets the colours", async ({
  page,
}) => {
  const expectVisible = lookAt(page);
  const shopper = new Subscriber(page, "en-US");
  await shopper.open(ORGANIC);
  await expect(shopper.plans.first()).toBeVisible();
  await expectVisible();
  const edges = await page
    .locator("[data-chosen]")
    .evaluateAll((cards) =>
      cards.map((card) => `${card.getAttribute("data-chosen")} ${getComputedStyle(card).borderTopColor}`),
    );
  const chosen = new Set(edges.filter((edge) => edge.startsWith("true")).map((edge) => edge.slice(5)));
  const others = edges.filter((edge) => edge.startsWith("false")).map((edge) => edge.slice(6));
  expect(chosen.size).toBe(1);
  expect(others.filter((color) => chosen.has(color))).toEqual([]);
  for (const path of ["/", "/account/login", "/help"])
    await test.step(path, async () => {
      await shopper.open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectVisible();
    });
});

test("The account and the player keep their edges where the system sets the colours", async ({ page }) => {
  const expectVisible = lookAt(page);
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  await listener.subscribeBefore("music-monthly");
  for (const path of ["/account", "/account/manage", "/account/payment-methods", "/listen"])
    await test.step(path, async () => {
      await listener.open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectVisible();
    });
  await page.emulateMedia({ forcedColors: "none" });
  await play(listener, "Brass Alley");
  const player = page.getByRole("region", { name: listener.texts.say("player.region") });
  await expect(player.getByRole("button", { name: listener.texts.say("player.pause") })).toBeVisible();
  await expectVisible();
});
