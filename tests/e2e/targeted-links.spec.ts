import { expect, test } from "@playwright/test";
import { LOCALES } from "@skywave/localization";
import { expectAccessible, watchConsole, withoutRefusals } from "./support/check-page.ts";
import { press, typeInto } from "./support/keyboard.ts";
import { CODE } from "./support/security-page.ts";
import { Subscriber } from "./support/subscriber.ts";

type Purpose = "cancel" | "change";

/** Where the link of a mail leads, made on the spot: path and query. */
async function linkTo(purpose: Purpose, { page, email }: Subscriber): Promise<string> {
  const query = { params: { email }, maxRedirects: 0 };
  const made = await page.request.get(`/sandbox/api/targeted-links/${purpose}`, query);
  return made.headers()["location"] ?? "";
}

for (const locale of LOCALES) {
  test(`[A2.22] A plan in ${locale} is cancelled by the link of a mail and a code, without a password`, async ({
    page,
  }) => {
    if (locale !== "en-CA") await page.setViewportSize({ width: 390, height: 844 });
    const member = new Subscriber(page, locale);
    await member.subscribeBefore("music-monthly");
    await member.signOut();
    const link = await linkTo("cancel", member);
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    expect(token).toHaveLength(43);

    const complaints = watchConsole(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) return;
      asked.push(request.url(), request.headers()["referer"] ?? "");
    });
    await member.open(link);
    await expect(member.button("targeted.send")).toBeVisible();
    expect(page.url()).not.toContain(token);
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
    await expect(page.getByText(member.email)).toHaveCount(0);
    if (locale === "fr-CA") await expectAccessible(page);
    await press(page, member.button("targeted.send"));
    await expect(member.field("sign-in.code")).toBeFocused();
    if (locale === "fr-CA") await expectAccessible(page);
    await typeInto(page, member.field("sign-in.code"), await member.message(CODE));
    await press(page, member.button("cancel.at-term-end"));
    await expect(member.text("cancel.done")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/account/subscription/cancel-targeted");
    const layers = await page.evaluate(() =>
      JSON.stringify([Reflect.get(window, "dataLayer"), Reflect.get(window, "digitalData")]),
    );
    expect(layers).not.toContain(token);
    expect(withoutRefusals(complaints)).toEqual([]);
  });
}

test("[A2.23] Whoever is signed in as somebody else goes on by code, and a link that was used has a fresh one by mail", async ({
  page,
}) => {
  const owner = new Subscriber(page, "en-US");
  await owner.subscribeBefore("music-monthly");
  await page.goto(await linkTo("change", owner));
  await expect(owner.heading("title.change-plan")).toBeVisible();
  await expect(page).toHaveURL(/change-targeted\?subscriptionId=/);
  await owner.signOut();
  const other = new Subscriber(page, "en-US");
  await other.join();

  const link = await linkTo("change", owner);
  await page.goto(link);
  await expect(owner.text("targeted.somebody-else")).toBeVisible();
  await press(page, owner.button("targeted.send"));
  await typeInto(page, owner.field("sign-in.code"), await owner.message(CODE));
  await expect(page).toHaveURL(/change-targeted\?subscriptionId=/);
  await expect(page.getByRole("radio").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio").first()).toBeVisible();

  await owner.signOut();
  await page.goto(link);
  await expect(owner.text("targeted.over")).toBeVisible();
  await press(page, owner.button("targeted.fresh"));
  await expect(owner.text("targeted.fresh-sent")).toBeVisible();
  await page.goto(await owner.message(/https?:\/\/\S+change-targeted\?token=\S+/));
  await expect(owner.button("targeted.send")).toBeVisible();
});
