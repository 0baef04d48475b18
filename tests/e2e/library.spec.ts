import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { Shopper } from "./support/shopper.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1_280, height: 900 };
const SHOW = "First Light Morning";
const CHANNEL = "First Light";

for (const [locale, viewport] of [
  ["en-US", DESKTOP],
  ["fr-CA", PHONE],
] as const)
  test(`Somebody keeps a channel and a show, pins and narrows down, and reads what is new, in ${locale}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize(viewport);
    const member = new Member(page, locale);
    const { say, within } = member.texts;
    await member.join();
    await member.open("/listen/library");
    await expect(page.getByText(within("library.empty"))).toBeVisible();
    await expectAccessible(page);

    await press(page, page.getByRole("link", { name: say("library.browse") }));
    await member.open("/listen/71");
    for (const title of [CHANNEL, SHOW]) await add(member, title);
    await expectAccessible(page);

    await member.open("/listen/library");
    const items = page.getByRole("list", { name: say("library.items") });
    await expect(items.getByRole("listitem")).toHaveCount(2);
    const episodes = page.getByRole("list", { name: say("library.new-episodes") });
    await expect(episodes.getByRole("link", { name: SHOW }).first()).toBeVisible();
    await expectAccessible(page);

    // The show was kept last, so it is the first until the channel is pinned.
    await expect(items.getByRole("listitem").first()).toContainText(SHOW);
    await press(
      page,
      items.getByRole("button", { name: say("library.pin-one", { title: CHANNEL }), exact: true }),
    );
    await expect(items.getByRole("listitem").first()).toContainText(say("library.pinned"));
    await expect(items.getByRole("heading").first()).toContainText(CHANNEL);
    await press(page, view(page, say("library.view.shows")));
    await expect(items.getByRole("listitem")).toHaveCount(1);
    await expect(items.getByRole("listitem")).toContainText(SHOW);

    const news = page.getByRole("region", { name: say("library.news") });
    await expect(news.getByRole("link", { name: say("library.told", { title: SHOW }) })).toBeVisible();
    await press(page, news.getByRole("button", { name: say("library.mark-all") }));
    await expect(news.getByText(say("library.no-news"))).toBeVisible();

    await press(page, items.getByRole("button", { name: say("library.remove-one", { title: SHOW }) }));
    await expect(page.getByText(within("library.empty-view"))).toBeVisible();
    await expect(news).toBeHidden();
    expect(complaints).toEqual([]);
  });

test("A visitor who wants to keep a channel is asked to sign in first", async ({ page }) => {
  const visitor = new Shopper(page, "en-US");
  await visitor.open("/listen/71");
  await press(
    page,
    page.getByRole("link", { name: visitor.texts.say("keep.add-one", { title: CHANNEL }), exact: true }),
  );
  await expect(page.getByLabel(visitor.texts.say("sign-in.handle"))).toBeVisible();
  expect(new URL(page.url()).searchParams.get("returnUrl")).toBe("/listen/71");
});

/** Presses the heart of a thing, and waits until it is in the library. */
async function add({ page, texts }: Member, title: string): Promise<void> {
  await press(page, page.getByRole("button", { name: texts.say("keep.add-one", { title }), exact: true }));
  await expect(
    page.getByRole("button", { name: texts.say("keep.kept-one", { title }), exact: true }),
  ).toBeVisible();
}

/** A chip, whatever it counts. */
const view = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
