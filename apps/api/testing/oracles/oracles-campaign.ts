import { parseArgs } from "node:util";
import { openMemoryDatabase } from "../../platform/database/open-database.ts";
import { buySubscription } from "../buy-subscription.ts";
import { openTestApi } from "../open-test-api.ts";
import type { TestVisitor } from "../test-visitor.ts";
import { areaUnderCurve } from "./area-under-curve.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "2000" } } });
const COUNT = Number(values.count);
const MEMBERS = 50;
// So few of each visitor and each member that no limit answers in the place of the call.
const TRIES_PER_VISITOR = 2;
const WRONG_ZIP = "10001";

/** Asks each call that could tell who is a customer about people that are and are not, and how well time tells them apart. */
const api = await openTestApi({}, { openDatabase: () => openMemoryDatabase() });
const known: { email: string; accountNumber: string; identityId: string }[] = [];
for (let member = 0; member < MEMBERS; member += 1) {
  const { visitor, identityId } = await buySubscription(api);
  const { data: due } = await visitor.call("billing", "getBalanceDue", {});
  const { data: identity } = await visitor.call("user", "getIdentity", {});
  const email = identity.handle.emailAddress ?? "";
  known.push({ email, accountNumber: due.accountNumber ?? "", identityId });
}

type Ask = (visitor: TestVisitor, isKnown: boolean, turn: number) => Promise<unknown>;
const memberAt = (turn: number) => known[turn % MEMBERS] ?? { email: "", accountNumber: "", identityId: "" };
const emailOf = (isKnown: boolean, turn: number) => {
  const { email } = memberAt(turn);
  return isKnown ? email : `x${email.slice(1)}`;
};
const CALLS: [string, Ask][] = [
  [
    "findGuestBill",
    (visitor, isKnown, turn) => {
      const accountNumber = isKnown ? memberAt(turn).accountNumber : String(9_000_000_000 + turn);
      return visitor.call("billing", "findGuestBill", { body: { accountNumber, zipCode: WRONG_ZIP } });
    },
  ],
  [
    "statusByHandle",
    (visitor, isKnown, turn) =>
      visitor.call("user", "statusByHandle", { query: { handle: emailOf(isKnown, turn) } }),
  ],
  [
    "authenticatePassword",
    (visitor, isKnown, turn) =>
      visitor.call("user", "authenticatePassword", {
        body: { handle: emailOf(isKnown, turn), password: "a wrong guess" },
      }),
  ],
  [
    "requestMagicLink",
    (visitor, isKnown, turn) =>
      visitor.call("user", "requestMagicLink", {
        body: { handle: emailOf(isKnown, turn), baseUrl: "http://localhost:8080" },
      }),
  ],
];

for (const [name, ask] of CALLS) {
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  let visitor = await api.visitor();
  for (let turn = 0; turn < COUNT; turn += 1) {
    if (turn % TRIES_PER_VISITOR === 0) visitor = await api.visitor();
    // Counters of limits are over with their windows; nobody waits for that here.
    if (turn % MEMBERS === 0) api.passTime({ hours: 25 });
    const order = turn % 2 === 0 ? [true, false] : [false, true];
    for (const isKnown of order) {
      const start = performance.now();
      await ask(visitor, isKnown, turn);
      took[isKnown ? "known" : "unknown"].push(performance.now() - start);
    }
  }
  const area = areaUnderCurve(took.known, took.unknown).toFixed(3);
  process.stdout.write(`${JSON.stringify({ call: name, triesOfEach: COUNT, area })}\n`);
}
await api.close();
process.exit(0);
