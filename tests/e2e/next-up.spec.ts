import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press, reach } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { awaitNoEnd } from "./support/await-no-end.ts";
import { expectSound, holdSounds, PATIENCE, play } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.describe.configure({ timeout: 240_000 });

const SHOW = "/listen/show/long-form-interview";

test("A subscriber queues an episode, is shown it in the player, skips to it, and it leaves the queue", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribeBefore("all-access-monthly");
  await listener.open(SHOW);
  const rows = page.getByRole("region", { name: say("listen.episodes") }).getByRole("listitem");
  const third = rows.nth(2);
  await press(page, third.getByRole("button", { name: new RegExp(`^${say("next-up.add")}`) }));
  await expect(third.getByRole("button", { name: new RegExp(`^${say("next-up.remove")}`) })).toBeVisible();
  await press(page, rows.first().getByRole("button", { name: /^Play One Guest/ }));
  await expectSound(page);
  const player = page.getByRole("region", { name: say("player.region") });
  const next = player.getByRole("region", { name: say("next-up.heading") });
  await expect(next).toContainText("One Guest");
  await press(page, next.getByText(say("next-up.more")));
  await expect(next.getByRole("checkbox", { name: say("next-up.auto") })).toBeChecked();
  await expectAccessible(page);

  await press(page, next.getByRole("button", { name: new RegExp(`^${say("next-up.play")}`) }));
  await expect(third.getByRole("button", { name: /^Stop One Guest/ })).toBeVisible();
  await expectSound(page);
  // Nothing is queued any more, so the episode that came after it is next.
  await expect(next.getByRole("checkbox")).toHaveCount(0);
  await expect(third.getByRole("button", { name: new RegExp(`^${say("next-up.add")}`) })).toBeVisible();
  await expect(next).toContainText("One Guest");
  expect(complaints).toEqual([]);
});

test("A queued episode plays by itself once another one is heard to its end", async ({ page }) => {
  await holdSounds(page);
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribeBefore("all-access-monthly");
  await listener.open(SHOW);
  const rows = page.getByRole("region", { name: say("listen.episodes") }).getByRole("listitem");
  await press(page, rows.nth(1).getByRole("button", { name: new RegExp(`^${say("next-up.add")}`) }));
  await press(page, rows.first().getByRole("button", { name: /^Play One Guest/ }));
  await expectSound(page);
  const player = page.getByRole("region", { name: say("player.region") });
  await reach(page, player.getByRole("slider", { name: say("player.position") }));
  await page.keyboard.press("End");
  await expect(rows.nth(1).getByRole("button", { name: /^Stop One Guest/ })).toBeVisible(PATIENCE);
  await expectSound(page);
});

test("Somebody on a phone likes a track in the player, in French, reads what that changes, and takes it back", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await holdSounds(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const member = new Member(page, "fr-CA");
  const { say } = member.texts;
  await member.join();
  await member.open("/listen");
  await play(member, "Brass Alley");
  await expectSound(page);
  const player = page.getByRole("region", { name: say("player.region") });
  const thumbs = player.getByRole("group", { name: say("taste.rate") }).getByRole("button");
  await reach(page, thumbs.first());
  await awaitNoEnd("Brass Alley");
  await page.keyboard.press("Enter");
  await expect(thumbs.first()).toHaveAttribute("aria-pressed", "true");
  await expect(player.getByText(member.texts.like("taste.liked-here"))).toContainText("Brass Alley");
  await expectAccessible(page);
  await press(page, player.getByRole("button", { name: say("taste.undo"), exact: true }));
  await expect(player.getByText(member.texts.like("taste.unrated"))).toBeVisible();
  await expect(thumbs.first()).toHaveAttribute("aria-pressed", "false");
  expect(complaints).toEqual([]);
});
