import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmOf, quoteOf } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { mailedTo } from "#testing/read-inbox.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PASSWORD = "a quiet evening on the air";
const CODE = /\b(\d{6})\b/;
const LINK = /\/magic-link#(\S+)/;

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** Somebody who has just signed up, with a password unless said, and has proved nothing. */
async function newcomer({ password = PASSWORD }: { password?: string | null } = {}) {
  people += 1;
  const emailAddress = `newcomer-${people}@example.com`;
  const visitor = await api.visitor();
  const body = { emailAddress, ...(password !== null && { password }) };
  const { data } = await visitor.call("user", "createV2", { body });
  await visitor.exchange(data.grant);
  return { visitor, identityId: data.identityId, email: emailAddress };
}

const me = async (visitor: TestVisitor) => (await visitor.call("user", "getIdentity", {})).data;
const changeEmail = (visitor: TestVisitor, emailAddress: string, otp?: string) =>
  visitor.call("user", "changeHandleToEmailHandle", {
    body: { emailAddress, ...(otp !== undefined && { otp }) },
  });

async function redeemCode(
  visitor: TestVisitor,
  { identityId, email }: { identityId: string; email: string },
  count = 1,
) {
  const body = { identityId, otpOption: "EMAIL", otpContext: "sign-in" } as const;
  await visitor.call("user", "otpInitiate", { body });
  const otp = await mailedTo(api, email, CODE, count);
  return (await visitor.call("user", "otpRedeem", { body: { identityId, otp } })).data;
}
const exchangeCode = async (visitor: TestVisitor, bearer: string) =>
  (await visitor.call("user", "otpAuthenticate", {}, { bearer })).data;

/** Gives a password, and takes no session for it. */
async function givePassword(visitor: TestVisitor, handle: string, password = PASSWORD): Promise<void> {
  await visitor.call("user", "authenticatePassword", { body: { handle, password } });
}
async function givePasswordElsewhere(_visitor: TestVisitor, handle: string): Promise<void> {
  await givePassword(await api.visitor(), handle);
}

async function requestLink(visitor: TestVisitor, handle: string, count: number): Promise<string> {
  await visitor.call("user", "requestMagicLink", { body: { handle, baseUrl: "http://localhost:8080" } });
  return mailedTo(api, handle, LINK, count);
}
async function openLink(visitor: TestVisitor, magicLinkId: string) {
  const { data } = await visitor.call("user", "magicLinkRedeem", {
    body: { magicLinkId, isConfirmed: true },
  });
  return visitor.call("user", "authenticateMagicLink", {}, { bearer: data.grant ?? "" });
}

/** Signs out; the browser stays the same. */
async function leave(visitor: TestVisitor): Promise<void> {
  await visitor.call("user", "signOut", {});
  const { deviceGrant: bearer } = visitor;
  const anonymous = await visitor.call("user", "anonymous", { body: visitor.here() }, { bearer });
  visitor.accessToken = anonymous.data.accessToken;
}

/** Gives the address of an account to somebody who reads its mail. */
async function takeAddress(account: { identityId: string; email: string }): Promise<TestVisitor> {
  const owner = await api.visitor();
  const { grant } = await redeemCode(owner, account);
  await owner.exchange((await exchangeCode(owner, grant)).grant);
  return owner;
}

describe("the address of a new account", () => {
  test("is proved in its own session by a code, with no other proof asked for, however long that takes", async () => {
    const account = await newcomer();
    expect((await me(account.visitor)).isEmailProved).toBe(false);
    api.passTime({ minutes: 6 });
    await account.visitor.call("user", "refresh", { body: {} });
    const waiting = await changeEmail(account.visitor, account.email);
    expect(waiting.problem.code).toBe("WAITING_ON_ONE_TIME_PASSWORD_ERROR");
    const proved = await changeEmail(
      account.visitor,
      account.email,
      await mailedTo(api, account.email, CODE),
    );
    expect([proved.data.identityId, proved.data.isEmailProved]).toEqual([account.identityId, true]);

    const elsewhere = await api.visitor();
    api.passTime({ seconds: 31 });
    const { grant, earlierAccount } = await redeemCode(elsewhere, account, 2);
    expect(earlierAccount).toBeUndefined();
    expect((await exchangeCode(elsewhere, grant)).identityId).toBe(account.identityId);
  });

  test("is proved by a fresh proof by code", async () => {
    const account = await newcomer({ password: null });
    const { visitor, identityId, email } = account;
    const body = { identityId, otpOption: "EMAIL", otpContext: "step-up" } as const;
    await visitor.call("user", "otpInitiate", { body });
    const otp = await mailedTo(api, email, CODE);
    expect((await visitor.call("user", "stepUpWithOneTimeCode", { body: { otp } })).status).toBe(204);
    expect((await me(visitor)).isEmailProved).toBe(true);
  });

  test.each([
    { where: "where it is signed in", isLeft: false },
    { where: "where it was signed in, also once that is over", isLeft: true },
  ])("is proved by a code or link $where", async ({ isLeft }) => {
    for (const by of ["code", "link"] as const) {
      const account = await newcomer();
      const { visitor, email } = account;
      if (isLeft) await leave(visitor);
      const exchanged =
        by === "code"
          ? await exchangeCode(visitor, (await redeemCode(visitor, account)).grant)
          : (await openLink(visitor, await requestLink(visitor, email, 1))).data;
      expect(exchanged.identityId).toBe(account.identityId);
      await visitor.exchange(exchanged.grant);
      expect((await me(visitor)).isEmailProved).toBe(true);
    }
  });

  test("is proved elsewhere by its password together with a code, of which the answer to the code tells", async () => {
    const account = await newcomer();
    const elsewhere = await api.visitor();
    const { grant, earlierAccount } = await redeemCode(elsewhere, account);
    expect(earlierAccount).toEqual({ hasPassword: true });
    await elsewhere.signIn(account.email, PASSWORD);
    expect((await me(elsewhere)).isEmailProved).toBe(false);
    const exchanged = await exchangeCode(elsewhere, grant);
    expect(exchanged.identityId).toBe(account.identityId);
    expect((await me(elsewhere)).isEmailProved).toBe(true);
  });

  test("is proved elsewhere by a code once its password is given there, before that signs anybody in", async () => {
    const account = await newcomer();
    const elsewhere = await api.visitor();
    await givePassword(elsewhere, account.email);
    const { grant, earlierAccount } = await redeemCode(elsewhere, account);
    expect(earlierAccount).toBeUndefined();
    const exchanged = await exchangeCode(elsewhere, grant);
    expect(exchanged.identityId).toBe(account.identityId);
    await elsewhere.exchange(exchanged.grant);
    expect((await me(elsewhere)).isEmailProved).toBe(true);
  });

  test.for([
    { password: "given on another device", give: givePasswordElsewhere },
    {
      password: "given more than five minutes ago",
      give: async (visitor: TestVisitor, email: string) => {
        await givePassword(visitor, email);
        api.passTime({ minutes: 6 });
      },
    },
    {
      password: "wrong",
      give: (visitor: TestVisitor, email: string) =>
        givePassword(visitor, email, "a loud evening on the air"),
    },
  ])("goes to who reads its mail, where a password was $password", async ({ give }) => {
    const account = await newcomer();
    const owner = await api.visitor();
    await give(owner, account.email);
    const { grant, earlierAccount } = await redeemCode(owner, account);
    expect(earlierAccount).toEqual({ hasPassword: true });
    expect((await exchangeCode(owner, grant)).identityId).not.toBe(account.identityId);
  });

  test("gives a session without a password no standing of mail before it is proved", async () => {
    const { identityId } = await newcomer({ password: null });
    expect(await readRows(api, `select assurance from sessions where identity_id = '${identityId}'`)).toEqual(
      [{ assurance: "none" }],
    );
  });

  test("goes to one of two who prove it at once, and what was sent for the other account is void", async () => {
    const account = await newcomer();
    const [one, other] = await Promise.all([api.visitor(), api.visitor()]);
    const first = await requestLink(one, account.email, 1);
    api.passTime({ seconds: 31 });
    const second = await requestLink(other, account.email, 2);
    const opened = await Promise.all([openLink(one, first), openLink(other, second)]);
    expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const holders = await readRows(api, `select id from identities where email = '${account.email}'`);
    expect(holders).toEqual([{ id: opened.find(({ status }) => status === 200)?.data.identityId }]);
  });
});

describe("an account that has lost its address", () => {
  test.each([
    { account: "with a password", password: PASSWORD },
    { account: "without any other way in", password: null },
  ])("goes on in its session $account, and gets another address by a code", async ({ password }) => {
    const account = await newcomer({ password });
    await takeAddress(account);
    const identity = await me(account.visitor);
    expect([identity.identityId, identity.contact, identity.isEmailProved]).toEqual([
      account.identityId,
      {},
      false,
    ]);
    api.passTime({ seconds: 31 });
    const another = `another-of-${account.email}`;
    expect((await changeEmail(account.visitor, another)).problem.code).toBe(
      "WAITING_ON_ONE_TIME_PASSWORD_ERROR",
    );
    const changed = await changeEmail(account.visitor, another, await mailedTo(api, another, CODE));
    expect(changed.data).toMatchObject({ contact: { emailAddress: another }, isEmailProved: true });
  });

  test("is told by no code, link or fresh proof that its own session asked for before", async () => {
    const account = await newcomer();
    const { visitor, identityId, email } = account;
    const body = { identityId, otpOption: "EMAIL", otpContext: "step-up" } as const;
    await visitor.call("user", "otpInitiate", { body });
    const otp = await mailedTo(api, email, CODE);
    api.passTime({ seconds: 31 });
    const link = await requestLink(visitor, email, 1);
    const owner = await api.visitor();
    expect((await openLink(owner, link)).status).toBe(200);
    const refused = await visitor.call("user", "stepUpWithOneTimeCode", { body: { otp } });
    expect(refused.problem.code).toBe("NOT_FOUND");
  });
});

describe("what is meant for who has an address", () => {
  test("waits for its proof: an offer sent to it is quoted to nobody before", async () => {
    const { visitor, identityId, email } = await newcomer();
    await visitor.addBilling(await api.cards.typeCard("4242424242424242"));
    const offerId = "us-all-access-half-price";
    const made = await api.app.inject({ url: "/sandbox/api/offer-links", query: { email, offerId } });
    const offerToken = new URL(String(made.headers["location"]), "http://localhost").searchParams.get(
      "token",
    );
    const quote = () => quoteOf(visitor, { newSubscription: { offerId, offerToken: offerToken ?? "" } });
    const early = await quote();
    expect([early.status, early.problem.code]).toEqual([403, "OFFER_MEANT_FOR_ANOTHER"]);
    await visitor.proveAddress(identityId);
    expect((await quote()).status).toBe(201);
  });

  test("is not used up by another: the owner of the mailbox still has their trial", async () => {
    const account = await newcomer();
    const body = { offerId: "us-all-access-trial" };
    const tryIt = async (visitor: TestVisitor, card: string) => {
      await visitor.addBilling(await api.cards.typeCard(card));
      const quoted = await quoteOf(visitor, body);
      return quoted.status === 201
        ? (await confirmOf(visitor, quoted.data.id)).data.status
        : quoted.problem.code;
    };
    expect(await tryIt(account.visitor, "4242424242424242")).toBe("confirmed");
    const owner = await takeAddress(account);
    expect(await tryIt(owner, "4242424242424242")).toBe("confirmed");
  });

  test("is asked of the address itself: another account that proves it takes it from one that did not", async () => {
    const account = await newcomer();
    const invited = await api.visitor();
    await invited.register(`invited-${people}@example.com`);
    await changeEmail(invited, account.email);
    const changed = await changeEmail(invited, account.email, await mailedTo(api, account.email, CODE));
    expect(changed.data.contact.emailAddress).toBe(account.email);
    expect((await me(account.visitor)).contact).toEqual({});
  });
});
