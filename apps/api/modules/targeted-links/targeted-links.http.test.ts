import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf, subscribe, type Subscriber } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { codeSentTo, readInbox } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

type Purpose = "cancel" | "change" | "transfer";
interface Link {
  token: string;
  purpose: Purpose;
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const stranger = () => api.visitor();
const show = (visitor: TestVisitor, body: Link) => visitor.call("subscription", "showTargetedLink", { body });
const sendCode = (visitor: TestVisitor, link: Link, otpOption: "EMAIL" | "PHONE" = "EMAIL") =>
  visitor.call("subscription", "sendTargetedCode", { body: { ...link, otpOption } });
const redeem = (visitor: TestVisitor, link: Link, otp: string) =>
  visitor.call("subscription", "redeemTargetedLink", { body: { ...link, otp } });
const renew = (visitor: TestVisitor, body: Link) =>
  visitor.call("subscription", "renewTargetedLink", { body });

/** Somebody with a plan, and the link to one of its pages out of the sandbox's mint. */
async function owner(purpose: Purpose = "cancel"): Promise<Subscriber & { link: Link }> {
  const subscriber = await subscribe(api, "us-music-monthly");
  return { ...subscriber, link: await mint(subscriber, purpose) };
}
async function mint({ email }: Pick<Subscriber, "email">, purpose: Purpose): Promise<Link> {
  const answer = await api.app.inject({ url: `/sandbox/api/targeted-links/${purpose}`, query: { email } });
  const { searchParams } = new URL(answer.headers.location ?? "", "http://localhost");
  return { token: searchParams.get("token") ?? "", purpose };
}
/** Mails come in no order of their own; the wanted one is the newest about a subject. */
async function mailAbout(email: string, subject: RegExp) {
  await expect
    .poll(async () => (await readInbox(api, email)).some((mail) => subject.test(mail.subject)))
    .toBe(true);
  const [mail] = (await readInbox(api, email)).filter((one) => subject.test(one.subject));
  return mail?.text ?? "";
}
const mailedCode = async (email: string) => /\b\d{6}\b/.exec(await mailAbout(email, /^\d{6} /))?.[0] ?? "";
/** Signs in on a device that nobody used before, by a link and the code that it has sent. */
async function signInBy(link: Link, email: string): Promise<TestVisitor> {
  const visitor = await stranger();
  const seen = await codesSentTo(email);
  await sendCode(visitor, link);
  const fresh = async () => (await codesSentTo(email)).find((code) => !seen.includes(code)) ?? "";
  await expect.poll(fresh).not.toBe("");
  const { data } = await redeem(visitor, link, await fresh());
  const identity = await visitor.call("user", "otpAuthenticate", {}, { bearer: data.grant });
  await visitor.exchange(identity.data.grant);
  return visitor;
}
async function codesSentTo(email: string): Promise<string[]> {
  return (await readInbox(api, email)).flatMap(({ subject }) => /^\d{6}(?= )/.exec(subject) ?? []);
}
const tokenIn = (text: string, purpose: Purpose): Link => ({
  token: new RegExp(`/account/subscription/${purpose}-targeted\\?token=([^&\\s]+)`).exec(text)?.[1] ?? "",
  purpose,
});

describe("a link that names one plan", () => {
  test("shows whose it is by the ends, signs in by a code alone, and once", async () => {
    const { link, email, identityId, subscriptionId } = await owner();
    expect(Buffer.from(link.token, "base64url")).toHaveLength(32);
    const visitor = await stranger();
    for (let looks = 0; looks < 3; looks += 1)
      expect((await show(visitor, link)).data).toEqual({
        plan: "Melodia",
        maskedEmail: "s•••@e•••.com",
        maskedPhone: null,
        subscriptionId: null,
      });
    expect((await visitor.call("user", "getIdentity", {})).status).toBe(403);
    expect((await sendCode(visitor, link)).data).toEqual({ expiresInSeconds: 600, resendAfterSeconds: 30 });
    const code = await mailedCode(email);
    const redeemed = await redeem(visitor, link, code);
    expect(redeemed.data.subscriptionId).toBe(subscriptionId);
    const identity = await visitor.call("user", "otpAuthenticate", {}, { bearer: redeemed.data.grant });
    await visitor.exchange(identity.data.grant);
    expect((await visitor.call("user", "getIdentity", {})).data.identityId).toBe(identityId);
    const quote = await quoteOf(visitor, { cancelSubscription: { subscriptionId } });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect((await redeem(await stranger(), link, code)).problem.code).toBe("TARGETED_LINK_OVER");
  });

  test("[A2.22] takes a cancellation back that lies ahead, with every bill as it was, and not a second time", async () => {
    const subscriber = await owner();
    const { email, subscriptionId } = subscriber;
    const billsOf = async (visitor: TestVisitor) => {
      const params = { subscriptionId };
      return (await visitor.call("subscription", "listUpcomingCharges", { params })).data.bills;
    };
    const before = await billsOf(subscriber.visitor);
    expect(before.length).toBeGreaterThan(1);
    const first = await signInBy(subscriber.link, email);
    const end = { subscriptionId, cancellationType: "endOfTerm" as const };
    const cancelled = await quoteOf(first, { cancelSubscription: end });
    expect((await confirmOf(first, cancelled.data.id)).data.status).toBe("confirmed");
    expect(await billsOf(first)).toEqual([]);

    // A link of the same kind leads back to the plan while it runs out.
    api.passTime({ minutes: 2 });
    const second = await signInBy(await mint(subscriber, "cancel"), email);
    const shown = await second.call("subscription", "getSubscription", { params: { subscriptionId } });
    expect(shown.data.options.canRevokeCancellation).toBe(true);
    const revoke = () => quoteOf(second, { revokeSubscriptionCancellation: { subscriptionId } });
    const revoked = await revoke();
    expect((await confirmOf(second, revoked.data.id)).data.status).toBe("confirmed");
    expect(await billsOf(second)).toEqual(before);
    expect((await revoke()).problem.code).toBe("NOTHING_TO_REVOKE");
  });

  test("signs in its owner alone: somebody else's plan is not found", async () => {
    const [one, other] = [await owner(), await owner()];
    const visitor = await signInBy(one.link, one.email);
    const revoked = await quoteOf(visitor, {
      revokeSubscriptionCancellation: { subscriptionId: other.subscriptionId },
    });
    expect([revoked.status, revoked.problem.code]).toEqual([404, "NOT_FOUND"]);
  });

  test("opens nothing to who reads the mail of an address that the account never proved", async () => {
    const { link, email, identityId, visitor } = await owner();
    await api.database
      .queries()
      .execute(`update identities set email_proved_at = null where id = '${identityId}'`);
    const reader = await stranger();
    await sendCode(reader, link);
    const refused = await redeem(reader, link, await mailedCode(email));
    expect(refused.problem.code).toBe("TARGETED_LINK_OVER");
    const { contact } = (await visitor.call("user", "getIdentity", {})).data;
    expect(contact.emailAddress).toBe(email);
  });

  test("counts as proof by mail: what changes the account still asks for more", async () => {
    const { link, email } = await owner("change");
    const visitor = await stranger();
    await sendCode(visitor, link);
    const { data } = await redeem(visitor, link, await mailedCode(email));
    const identity = await visitor.call("user", "otpAuthenticate", {}, { bearer: data.grant });
    await visitor.exchange(identity.data.grant);
    const change = await visitor.call("user", "changeUsername", { body: { username: "targeted" } });
    expect(change.problem.code).toBe("STEP_UP_REQUIRED");
  });

  test("sends the code to a proved phone by choice, and nowhere else", async () => {
    const { visitor, email } = await owner();
    await visitor.call("user", "changePhoneNumber", { body: { phoneNumber: "5125550177" } });
    const otp = await codeSentTo(api, "5125550177");
    await visitor.call("user", "changePhoneNumber", { body: { phoneNumber: "5125550177", otp } });
    api.passTime({ seconds: 31 });
    const link = await mint({ email }, "cancel");
    const other = await stranger();
    expect((await show(other, link)).data.maskedPhone).toBe("•••-•••-0177");
    expect((await sendCode(other, link, "PHONE")).status).toBe(200);
    // The code of before and the word about the new number are in the same inbox.
    const later = async () =>
      (await readInbox(api, "5125550177"))
        .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
        .find((one) => one !== undefined && one !== otp);
    await expect.poll(later).toBeDefined();
    const code = (await later()) ?? "";
    expect((await redeem(other, link, code)).status).toBe(200);
    const without = await owner();
    expect((await sendCode(other, without.link, "PHONE")).problem.code).toBe("BAD_REQUEST");
  });

  test("leads its owner on, who is signed in, even when it is over; to others it tells nothing of that", async () => {
    const { visitor, link, subscriptionId } = await owner();
    const { visitor: somebodyElse } = await owner();
    expect((await show(visitor, link)).data.subscriptionId).toBe(subscriptionId);
    expect((await show(somebodyElse, link)).data.subscriptionId).toBeNull();
    await readRows(api, `update targeted_links set expires_at = '2020-01-01T00:00:00Z' returning digest`);
    expect((await show(visitor, link)).data.subscriptionId).toBe(subscriptionId);
    expect((await show(somebodyElse, link)).problem.code).toBe("TARGETED_LINK_OVER");
  });

  test("is over alike, to the byte, when nobody made it, it is late, used, or for the other page", async () => {
    const [late, used, other] = [await owner(), await owner(), await owner("change")];
    const visitor = await stranger();
    await sendCode(visitor, used.link);
    expect((await redeem(visitor, used.link, await mailedCode(used.email))).status).toBe(200);
    await readRows(
      api,
      `update targeted_links set expires_at = '2020-01-01T00:00:00Z' where identity_id = '${late.identityId}' returning digest`,
    );
    const links: Link[] = [
      { token: "A".repeat(43), purpose: "cancel" },
      late.link,
      used.link,
      { ...other.link, purpose: "cancel" },
    ];
    const answersTo = async (ask: (link: Link) => ReturnType<typeof show>) => {
      const answers = [];
      for (const link of links) {
        const { status, problem } = await ask(link);
        answers.push(JSON.stringify([status, { ...problem, traceId: "", instance: "" }]));
      }
      return answers;
    };
    const shown = await answersTo((link) => show(visitor, link));
    expect(shown[0]).toContain("TARGETED_LINK_OVER");
    expect(new Set(shown).size).toBe(1);
    const sent = await answersTo((link) => sendCode(visitor, link) as unknown as ReturnType<typeof show>);
    expect(sent[0]).toContain("TARGETED_LINK_OVER");
    expect(new Set(sent).size).toBe(1);
    const renewed = await answersTo((link) => renew(visitor, link) as unknown as ReturnType<typeof show>);
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).toContain("204");
  });

  test("has its own code: five tries, on the device that asked, for this link alone", async () => {
    const { link, email, identityId } = await owner();
    const visitor = await stranger();
    expect((await redeem(visitor, link, "123456")).problem.code).toBe("NOT_FOUND");
    await sendCode(visitor, link);
    const code = await mailedCode(email);
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await redeem(await stranger(), link, code)).problem.code).toBe("NOT_FOUND");
    const signIn = await visitor.call("user", "otpRedeem", { body: { identityId, otp: code } });
    expect(signIn.problem.code).toBe("NOT_FOUND");
    for (let tries = 0; tries < 5; tries += 1)
      expect((await redeem(visitor, link, wrong)).problem.code).toBe("INVALID");
    expect((await redeem(visitor, link, code)).problem.code).toBe("EXPIRED");
    expect((await sendCode(visitor, link)).problem.code).toBe("RATE_LIMIT_EXCEEDED");
  });

  test("is used up by no more than one of two that race", async () => {
    const { link, email } = await owner();
    const visitor = await stranger();
    await sendCode(visitor, link);
    const code = await mailedCode(email);
    const answers = await Promise.all([redeem(visitor, link, code), redeem(visitor, link, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("lies in no table in the clear", async () => {
    const { link, email } = await owner();
    await renew(await stranger(), link);
    const fresh = tokenIn(await mailAbout(email, /^Your link to cancel your Melodia plan$/), "cancel");
    expect(fresh.token).toHaveLength(43);
    const [row] = await readRows(
      api,
      `select (select string_agg(data::text, ' ') from pgboss.job) ||
              (select string_agg(targeted_links::text, ' ') from targeted_links) as kept`,
    );
    for (const { token } of [link, fresh]) expect(String(row?.["kept"])).not.toContain(token);
  });

  test("is forgotten with its owner's account", async () => {
    const { visitor, link } = await owner();
    expect((await visitor.call("user", "deleteIdentity", {})).status).toBe(204);
    expect((await show(await stranger(), link)).problem.code).toBe("TARGETED_LINK_OVER");
  });
});

describe("renewTargetedLink", () => {
  test("mails a fresh link to the contact on file, in its owner's language", async () => {
    const canadian = await subscribe(api, "ca-music-monthly", { country: "CA", locale: "fr-CA" });
    const old = await mint(canadian, "change");
    await readRows(api, `update targeted_links set expires_at = '2020-01-01T00:00:00Z' returning digest`);
    const visitor = await api.visitor({ country: "CA" });
    expect((await renew(visitor, old)).status).toBe(204);
    const text = await mailAbout(canadian.email, /^Votre lien pour changer votre forfait/);
    expect((await show(visitor, tokenIn(text, "change"))).status).toBe(200);
    expect(text).toContain("http://can.localhost");
  });

  test("says that there is nothing to cancel once the plan has ended", async () => {
    const { visitor, link, email, subscriptionId } = await owner();
    const quote = await quoteOf(visitor, {
      cancelSubscription: { subscriptionId, cancellationType: "immediate" },
    });
    expect((await confirmOf(visitor, quote.data.id)).data.status).toBe("confirmed");
    expect((await renew(await stranger(), link)).status).toBe(204);
    const text = await mailAbout(email, /^Your Melodia plan has already ended$/);
    expect(text).toContain("nothing to cancel");
    expect(text).not.toContain("token=");
  });

  test("mails nobody for a link that nobody made, and stops after three in an hour alike", async () => {
    const { link, email } = await owner();
    const statusesFor = async (body: Link) => {
      const visitor = await stranger();
      const statuses = [];
      for (let asked = 0; asked < 4; asked += 1) statuses.push((await renew(visitor, body)).status);
      return statuses;
    };
    expect(await statusesFor(link)).toEqual([204, 204, 204, 429]);
    expect(await statusesFor({ token: "B".repeat(43), purpose: "cancel" })).toEqual([204, 204, 204, 429]);
    const fresh = async () =>
      (await readInbox(api, email)).filter(({ subject }) => subject.startsWith("Your link to cancel"));
    await expect.poll(async () => (await fresh()).length).toBe(3);
  });
});
