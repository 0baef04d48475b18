import { expect, test } from "@playwright/test";
import { expectAccessible, watchConsole } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { Subscriber } from "./support/subscriber.ts";
import { LANGUAGES } from "./support/visits.ts";

for (const locale of LANGUAGES) {
  test(`[S1.07] [S2.14] a partner's product is redeemed from the account page, in ${locale}`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const subscriber = new Subscriber(page, locale);
    const { say, like } = subscriber.texts;
    await subscriber.subscribe("music-monthly");
    await press(page, subscriber.link("plan.change"));
    await subscriber.choose(/^Zenith, (?:monthly|au mois)/);
    await press(page, subscriber.button("change.ask"));
    await press(page, page.getByRole("button", { name: like("change.confirm-and-pay") }));
    await expect(page.getByText(say("change.done-now", { plan: "Zenith" }))).toBeVisible();
    await subscriber.open("/account");
    const included = page.getByRole("region", { name: say("partner.heading") });
    await expect(included.getByText(say("partner.status.pending"))).toBeVisible();
    await expectAccessible(page);
    await press(page, subscriber.button("partner.redeem", { product: "Podwave" }));
    const link = included.getByRole("link", { name: say("partner.open", { product: "Podwave" }) });
    await expect(link).toBeFocused();
    expect(await link.getAttribute("href")).toMatch(/^https:\/\/join\.podwave\.example\/start\?ticket=/);
    await expect(included.getByText(say("partner.status.activated"), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(included.getByText(say("partner.status.activated"), { exact: true })).toBeVisible();
    await expect(subscriber.button("partner.redeem", { product: "Podwave" })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test("[S1.10] [S7.35] a person is told what is meant for them, in their language, until they dismiss it", async ({
  page,
}) => {
  const member = new Member(page, "fr-CA");
  await member.join();
  const answer = await page.request.post("/sandbox/api/outreach-messages", {
    headers: { "sxm-trace-id": crypto.randomUUID() },
    data: {
      handle: member.email,
      texts: { "en-US": "Hello there", "en-CA": "Hello there", "fr-CA": "Bonjour à vous" },
      link: "/account/security",
    },
  });
  expect(answer.status()).toBe(200);
  await member.open("/account");
  const message = page.getByRole("region", { name: member.texts.say("in-app-message.label") });
  await expect(message.getByText("Bonjour à vous")).toBeVisible();
  await expectAccessible(page);
  await press(page, message.getByRole("button", { name: member.texts.say("in-app-message.dismiss") }));
  await expect(message).toHaveCount(0);
  await expect(member.heading("account.heading")).toBeFocused();
  await page.reload();
  await expect(member.heading("account.heading")).toBeVisible();
  await expect(page.getByText(member.texts.say("account.empty-heading"))).toBeVisible();
  await expect(message).toHaveCount(0);
});
