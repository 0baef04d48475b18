import { baseUrlOf, type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type AccessFixtures,
  openAccessFixtures,
  type Subject,
} from "#testing/access/open-access-fixtures.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const CALLERS = ["none", "anonymous", "identified", "owner", "other", "revoked", "abroad"] as const;
type Caller = (typeof CALLERS)[number];

/** An exact status, or that the door stands open whatever is said of what was brought. */
type Cell = number | "let in";

const operations = Object.values(endpointTable).flatMap((endpoints): Endpoint[] => Object.values(endpoints));
// What they end, the calls after them would miss.
const ending = operations.filter(({ method, grant }) => method === "DELETE" && grant === "authenticated");
const lasting = operations.filter((operation) => !ending.includes(operation) && operation.name !== "signOut");

/** Owned by somebody, yet answered with something else than success: there is nothing to pay, or to be told. */
const OWNERS_ANSWER: Readonly<Record<string, number>> = {
  payWithProfile: 409,
  payWithMethod: 409,
  // Not what was shown.
  completeAccountJoin: 409,
  // Of a balance; this one paid for an order.
  getPayment: 404,
};

/** Names something that everybody can hear: what a person says of it is theirs by their session alone. */
const OF_THE_BRAND = /\{(?:tasteId|contentEntityId|entityId)\}/g;

/** Parts of addresses that are one of a few words. */
const WORDS: Readonly<Record<string, string>> = { list: "new-episodes" };

/** A grant that proves somebody is what these take, with a body that would do. */
const BODIES: Readonly<Record<string, object>> = {
  create: { emailAddress: "somebody.new@example.com" },
  override: { emailAddress: "somebody.new@example.com" },
};

let api: TestApi;
let fixtures: AccessFixtures;
let tokens: Record<Caller, string>;
/** Of the owner's account, in the browser of the visitor who has identified it. */
let accountToken: string;

// Two people buy one of everything before anybody knocks.
const PATIENCE_IN_MILLISECONDS = 300_000;

beforeAll(async () => {
  api = await openTestApi();
  fixtures = await openAccessFixtures(api);
  tokens = await callersBeside(fixtures);
}, PATIENCE_IN_MILLISECONDS);
afterAll(() => api.close());

/** Everybody who may knock: what they own, they own in this fixtures or in another one. */
async function callersBeside({ visitor, email }: AccessFixtures): Promise<Record<Caller, string>> {
  const anonymous = await api.visitor();
  const identified = await identify(visitor, email);
  const abroad = await api.visitor({ country: "CA" });
  await abroad.signIn(email);
  const revoked = await api.visitor();
  await revoked.signIn(email);
  const revokedToken = revoked.accessToken;
  await revoked.call("user", "signOut", {});
  const other = await openAccessFixtures(api);
  return {
    none: "",
    anonymous: anonymous.accessToken,
    identified: identified.accessToken,
    owner: visitor.accessToken,
    other: other.visitor.accessToken,
    revoked: revokedToken,
    abroad: abroad.accessToken,
  };
}

/** A visitor who has said all that an owner knows of an account, and was given what stands for it. */
async function identify(owner: TestVisitor, email: string): Promise<TestVisitor> {
  const { data: account } = await owner.call("user", "getAccount", {});
  const visitor = await api.visitor();
  await visitor.call("user", "statusByHandle", { query: { handle: email } });
  const body = { accountNumber: account.accountNumber, zipCode: "78701" };
  const { data } = await visitor.call("legacy", "verifyAccount", { body });
  expect(data.data.isIdentified).toBe(true);
  accountToken = data.data.token;
  return visitor;
}

/** What a caller brings: whoever has identified an account brings what stands for it to each call that takes such a thing. */
function subjectOf(operation: Endpoint, caller: Caller): Subject | undefined {
  const subject = fixtures.subjects[operation.name];
  const takesToken = operation.body !== undefined && "token" in operation.body.shape;
  if (caller !== "identified" || !takesToken) return subject;
  return { ...subject, body: { ...BODIES[operation.name], ...subject?.body, token: accountToken } };
}

/** What each caller meets, by what the contract says that a call takes. */
function expectedCells({ grant, ...operation }: Endpoint): Record<Caller, Cell> {
  switch (grant) {
    case "none":
    case "optional":
      return sameForAll("let in");
    case "refresh":
    case "device":
    case "identity":
      // An access token, whoever's, is none of these.
      return sameForAll(401);
    case "access":
      return { ...sameForAll("let in"), none: 401, revoked: 401 };
    case "authenticated": {
      const isOwned = fixtures.subjects[operation.name] !== undefined;
      const own = isOwned ? (OWNERS_ANSWER[operation.name] ?? operation.success ?? 200) : "let in";
      return {
        none: 401,
        anonymous: 403,
        identified: 403,
        owner: own,
        // As if it did not exist.
        other: isOwned ? 404 : "let in",
        revoked: 401,
        // Country decides what is sold to somebody, not what is theirs.
        abroad: own,
      };
    }
  }
}

function sameForAll(cell: Cell): Record<Caller, Cell> {
  return {
    none: cell,
    anonymous: cell,
    identified: cell,
    owner: cell,
    other: cell,
    revoked: cell,
    abroad: cell,
  };
}

async function knock(operation: Endpoint, token: string, subject?: Subject): Promise<number> {
  const { params = {}, query = {}, body = BODIES[operation.name] ?? {} } = subject ?? {};
  const path = operation.path.replace(
    /\{(\w+)\}/g,
    (_all, name: string) => params[name] ?? WORDS[name] ?? "x",
  );
  const answer = await api.app.inject({
    method: operation.method,
    url: `${baseUrlOf(operation.domain)}${path}`,
    query,
    remoteAddress: nextAddress(),
    ...(token !== "" && { headers: { authorization: `Bearer ${token}` } }),
    ...(operation.body !== undefined && { payload: body }),
  });
  return answer.statusCode;
}

let calls = 0;
/** Limits by address are not what is looked at here. */
function nextAddress(): string {
  calls += 1;
  return `10.9.${(calls >> 8) & 255}.${calls & 255}`;
}

/** A door that stands open refuses what was brought, if anything, and not who brought it. */
function cellOf(status: number, expected: Cell): Cell {
  return expected === "let in" && ![401, 403].includes(status) && status < 500 ? "let in" : status;
}

describe("every call of the contract", () => {
  test("that names something by its id is asked about somebody's own", () => {
    const named = operations.filter(
      ({ grant, path }) => grant === "authenticated" && /Id\}/.test(path.replaceAll(OF_THE_BRAND, "")),
    );
    for (const { name } of named) expect(fixtures.subjects[name], name).toBeDefined();
    for (const { params = {} } of Object.values(fixtures.subjects)) {
      for (const [name, id] of Object.entries(params)) expect(id, name).toMatch(/\w{3}/);
    }
  });

  test.each(lasting)(
    "$domain $name lets in whom it should: nobody, visitors, owners, others",
    async (operation) => {
      const expected = expectedCells(operation);
      const met: Partial<Record<Caller, Cell>> = {};
      for (const caller of CALLERS) {
        const status = await knock(operation, tokens[caller], subjectOf(operation, caller));
        met[caller] = cellOf(status, expected[caller]);
      }
      expect(met).toEqual(expected);
    },
  );

  test.each(ending)("$domain $name ends what is the caller's own, and nobody else's", async (operation) => {
    const met: Partial<Record<Caller, Cell>> = {};
    const expected = { ...expectedCells(operation), owner: 204, abroad: 204 };
    const stranger = await api.visitor();
    await stranger.register(`stranger.${operation.name}@example.com`);
    const doors = { ...tokens, other: stranger.accessToken };
    for (const caller of CALLERS.filter((each) => each !== "owner" && each !== "abroad")) {
      const status = await knock(operation, doors[caller], subjectOf(operation, caller));
      met[caller] = cellOf(status, expected[caller]);
    }
    for (const caller of ["owner", "abroad"] as const) {
      const own = await openAccessFixtures(api);
      const visitor = caller === "owner" ? own.visitor : await api.visitor({ country: "CA" });
      if (caller === "abroad") await visitor.signIn(own.email);
      met[caller] = await knock(operation, visitor.accessToken, own.subjects[operation.name]);
    }
    expect(met).toEqual(expected);
  });

  test("tells a visitor who has identified an account its plans, and no more of its owner than a stranger is told", async () => {
    const bearer = tokens.identified;
    const knows = await api.visitor();
    const body = { token: accountToken };
    const told = await knows.call("legacy", "accountNonPii", { body }, { bearer });
    expect(told.status).toBe(200);
    expect(JSON.stringify(told.data)).not.toContain(fixtures.email);
    expect((await knows.call("legacy", "accountNonPii", { body })).status).toBe(422);
    const personal = operations.filter(({ grant, method }) => grant === "authenticated" && method === "GET");
    for (const operation of personal)
      expect(await knock(operation, bearer, fixtures.subjects[operation.name]), operation.name).toBe(403);
  });

  test("user signOut ends the session that it is called with, and takes no other token", async () => {
    for (const country of ["US", "CA"] as const) {
      const visitor = await api.visitor({ country });
      const ends = async () => (await visitor.call("user", "signOut", {})).status;
      expect([await ends(), await ends()]).toEqual([204, 401]);
    }
    const visitor = await api.visitor();
    expect((await visitor.call("user", "signOut", {}, { bearer: "" })).status).toBe(401);
  });
});
