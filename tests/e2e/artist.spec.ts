import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Shopper } from "./support/shopper.ts";
import { expectSound, holdSounds } from "./support/sounds.ts";
import { Subscriber } from "./support/subscriber.ts";

test.describe.configure({ timeout: 240_000 });

const STATION = { "en-US": "Otis Bramble Station", "fr-CA": "Station Otis Bramble" } as const;
const PATH = "/listen/artist/otis-bramble";

test("A subscriber comes from the row of artists to one, plays the station, and keeps it", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await holdSounds(page);
  const title = STATION["en-US"];
  const listener = new Subscriber(page, "en-US");
  const { say } = listener.texts;
  await listener.subscribeBefore("all-access-monthly");
  await listener.open("/listen");
  const artists = page.getByRole("region", { name: say("browse.artists") });
  await press(page, artists.getByRole("link", { name: title, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(PATH);
  await expectAccessible(page);

  await press(page, page.getByRole("button", { name: say("listen.play", { channel: title }) }));
  await expectSound(page);
  const player = page.getByRole("region", { name: say("player.region") });
  await expect(player.getByRole("link", { name: title })).toHaveAttribute("href", PATH);

  await press(page, page.getByRole("button", { name: say("keep.add-one", { title }), exact: true }));
  await expect(page.getByRole("button", { name: say("keep.kept-one", { title }) })).toBeVisible();
  await listener.open("/listen/library");
  const kept = page.getByRole("list", { name: say("library.items") });
  await press(page, kept.getByRole("link", { name: title, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("A visitor on a phone finds an artist in French, and is told where a lost link leads", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new Shopper(page, "fr-CA");
  const { say, within } = visitor.texts;
  await visitor.open(`/listen/search?q=${encodeURIComponent("otis bramble")}`);
  await press(page, page.getByRole("link", { name: STATION["fr-CA"], exact: true }).first());
  await expect(page.getByRole("heading", { level: 1, name: STATION["fr-CA"] })).toBeVisible();
  await expect(page.getByText(within("listen.free"))).toBeVisible();
  await expectAccessible(page);

  await visitor.open("/listen/artist/no-such-artist");
  await expect(page.getByRole("heading", { level: 1, name: say("artist.missing") })).toBeVisible();
  await expectAccessible(page);
});
