import { type APIRequestContext, expect, test } from "@playwright/test";
import { expectAccessible } from "./support/check-page.ts";
import { press } from "./support/keyboard.ts";
import { Member } from "./support/member.ts";
import { LANGUAGES } from "./support/visits.ts";

/** Without the cookies of the page: it is another system that says so. */
async function bring(request: APIRequestContext, member: Member, belongsTo: object): Promise<void> {
  const data = { email: member.email, ...belongsTo };
  const answer = await request.post("/sandbox/api/imported-identities", { data });
  expect(answer.status()).toBe(204);
}

async function tryPassword(member: Member): Promise<void> {
  await member.enterPassword();
}

const consumer = (country: "US" | "CA") => ({
  state: "ACCOUNT",
  account: { country, accountType: "consumer", hasService: true },
});

for (const locale of LANGUAGES) {
  const [here, elsewhere] = locale === "en-US" ? (["US", "CA"] as const) : (["CA", "US"] as const);

  test(`[S4.27] In ${locale} an identity of the streaming app is told where it belongs`, async ({
    page,
    request,
  }) => {
    const member = new Member(page, locale);
    await member.joinAndLeave();
    await bring(request, member, { state: "STREAMING" });
    await tryPassword(member);
    await expect(member.text("sign-in.error.IDENTITY_NOT_ELIGIBLE_ERROR")).toBeVisible();
    await expectAccessible(page);
    await member.open("/account");
    await expect(member.field("sign-in.handle")).toBeVisible();
  });

  test(`[S4.27] [S6.05] In ${locale} an account of the legacy system signs in in its own country only`, async ({
    page,
    request,
  }) => {
    const member = new Member(page, locale);
    await member.joinAndLeave();
    await bring(request, member, consumer(elsewhere));
    await tryPassword(member);
    await expect(member.text("sign-in.error.ACCOUNT_IN_DIFFERENT_COUNTRY")).toBeVisible();
    await bring(request, member, consumer(here));
    await press(page, member.button("sign-in.submit"));
    await expect(member.heading("account.heading")).toBeVisible();
  });
}
