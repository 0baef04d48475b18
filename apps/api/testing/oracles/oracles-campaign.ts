import { parseArgs } from "node:util";
import { openMemoryDatabase } from "#platform/database/open-embedded-database.ts";
import { buySubscription } from "../buy-subscription.ts";
import { openTestApi } from "../open-test-api.ts";
import type { TestVisitor } from "../test-visitor.ts";
import { areaUnderCurve } from "./area-under-curve.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "2000" } } });
const COUNT = Number(values.count);
const MEMBERS = 50;
const WRONG_ZIP = "10001";
const WRONG_CODE = "000000";

/**
 * Asks each call that could tell who is a customer about people that are and are not, and how well time tells them
 * apart: half of the pairs is chance. Signing up and asking for a username are not here: that an address or a name is
 * taken is what they answer. A forgotten password is a code.
 */
const api = await openTestApi({}, { openDatabase: () => openMemoryDatabase() });

interface Person {
  email: string;
  accountNumber: string;
  identityId: string;
}

async function makeMember(): Promise<Person> {
  const { visitor, identityId } = await buySubscription(api);
  const { data: due } = await visitor.call("billing", "getBalanceDue", {});
  const { data: identity } = await visitor.call("user", "getIdentity", {});
  return { email: identity.handle.emailAddress ?? "", accountNumber: due.accountNumber ?? "", identityId };
}

/** Nobody, with an address as long as a member's, and the id that it is answered with. */
async function makeNobody({ email: known }: Person, turn: number): Promise<Person> {
  const email = `x${known.slice(1)}`;
  const visitor = await api.visitor();
  const { data } = await visitor.call("user", "statusByHandle", { query: { handle: email } });
  return { email, accountNumber: String(9_000_000_000 + turn), identityId: data.identityId };
}

type Ask = (visitor: TestVisitor, person: Person) => Promise<{ status: number }>;
const sendCode: Ask = (visitor, { identityId }) =>
  visitor.call("user", "otpInitiate", { body: { identityId, otpOption: "EMAIL", otpContext: "sign-in" } });

const CALLS: Readonly<Record<string, { ask: Ask; before?: Ask }>> = {
  findGuestBill: {
    ask: (visitor, { accountNumber }) =>
      visitor.call("billing", "findGuestBill", { body: { accountNumber, zipCode: WRONG_ZIP } }),
  },
  statusByHandle: {
    ask: (visitor, { email }) => visitor.call("user", "statusByHandle", { query: { handle: email } }),
  },
  authenticatePassword: {
    ask: (visitor, { email }) =>
      visitor.call("user", "authenticatePassword", { body: { handle: email, password: "a wrong guess" } }),
  },
  otpInitiate: { ask: sendCode },
  otpRedeem: {
    before: sendCode,
    ask: (visitor, { identityId }) =>
      visitor.call("user", "otpRedeem", { body: { identityId, otp: WRONG_CODE } }),
  },
  requestMagicLink: {
    ask: (visitor, { email }) =>
      visitor.call("user", "requestMagicLink", { body: { handle: email, baseUrl: "http://localhost:8080" } }),
  },
  verifyAccount: {
    ask: (visitor, { accountNumber }) =>
      visitor.call("legacy", "verifyAccount", { body: { accountNumber, zipCode: WRONG_ZIP } }),
  },
  lookUpCustomer: {
    ask: (visitor, { email }) =>
      visitor.call("legacy", "lookUpCustomer", {
        body: { firstName: "robin", lastName: "ferrer", email, phone: phoneOf(email), zipCode: WRONG_ZIP },
      }),
  },
};

/** Another for each address, as a limit counts the numbers that are asked for. */
function phoneOf(email: string): string {
  return `512${String(5_000_000 + Number.parseInt(email.replace(/\D/g, ""), 10)).slice(-7)}`;
}

const pairs: Record<"known" | "unknown", Person>[] = [];
for (let turn = 0; turn < MEMBERS; turn += 1) {
  const member = await makeMember();
  pairs.push({ known: member, unknown: await makeNobody(member, turn) });
}

for (const [name, { ask, before }] of Object.entries(CALLS)) {
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < COUNT; turn += 1) {
    // Counters of limits are over with their windows; nobody waits for that here.
    if (turn % MEMBERS === 0) api.passTime({ hours: 25 });
    const pair = pairs[turn % MEMBERS];
    if (pair === undefined) throw new Error(`nobody is asked about in turn ${turn}`);
    const visitor = await api.visitor();
    for (const kind of turn % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      await before?.(visitor, pair[kind]);
      const start = performance.now();
      const { status } = await ask(visitor, pair[kind]);
      took[kind].push(performance.now() - start);
      if (status === 429) throw new Error(`${name}: a limit answers in the place of the call`);
    }
  }
  const area = areaUnderCurve(took.known, took.unknown).toFixed(3);
  process.stdout.write(`${JSON.stringify({ call: name, triesOfEach: COUNT, area })}\n`);
}
await api.close();
process.exit(0);
