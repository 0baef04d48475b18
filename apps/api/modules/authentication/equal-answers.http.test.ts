import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const PAIRS_PER_LOOK = 24;
const LOOKS = 4;
const LARGEST_GAP_IN_MILLISECONDS = 1;
const MEMBERS = PAIRS_PER_LOOK * LOOKS;
const PASSWORD = "a quiet evening on the air";

let api: TestApi;
const idOf = new Map<string, string>();

/** Known and unknown handles come in pairs of the same length. */
const known = (n: number) => `known-${String(n).padStart(3, "0")}@example.com`;
const unknown = (n: number) => `ghost-${String(n).padStart(3, "0")}@example.com`;

beforeAll(async () => {
  api = await openTestApi({}, { hasFullHashes: true });
  // Without passwords: hashing a hundred would take longer than what is measured.
  for (let n = 0; n < MEMBERS; n += 1) {
    const visitor = await api.visitor();
    const body = { emailAddress: known(n), ...(n % 8 === 0 && { password: PASSWORD }) };
    const created = await visitor.call("user", "createV2", { body });
    idOf.set(known(n), created.data.identityId);
    const decoy = await visitor.call("user", "statusByHandle", { query: { handle: unknown(n) } });
    idOf.set(unknown(n), decoy.data.identityId);
  }
});
afterAll(() => api.close());

type Ask = (visitor: TestVisitor, handle: string) => Promise<{ status: number; data: unknown }>;

const CALLS: [string, Ask][] = [
  ["statusByHandle", (visitor, handle) => visitor.call("user", "statusByHandle", { query: { handle } })],
  [
    "authenticatePassword",
    (visitor, handle) =>
      visitor.call("user", "authenticatePassword", { body: { handle, password: "a wrong guess" } }),
  ],
  [
    "otpInitiate",
    (visitor, handle) =>
      visitor.call("user", "otpInitiate", {
        body: { identityId: idOf.get(handle) ?? "", otpOption: "EMAIL", otpContext: "sign-in" },
      }),
  ],
  [
    "requestMagicLink",
    (visitor, handle) =>
      visitor.call("user", "requestMagicLink", { body: { handle, baseUrl: "http://localhost:8080" } }),
  ],
];

/** How much longer a known handle took than an unknown one, pair by pair, each first in every other pair. */
async function gapsOf(ask: Ask, look: number): Promise<number[]> {
  const gaps: number[] = [];
  for (let n = look * PAIRS_PER_LOOK; n < (look + 1) * PAIRS_PER_LOOK; n += 1) {
    const visitor = await api.visitor();
    const took = async (handle: string) => {
      const start = performance.now();
      await ask(visitor, handle);
      return performance.now() - start;
    };
    const isKnownFirst = n % 2 === 0;
    const first = await took(isKnownFirst ? known(n) : unknown(n));
    const second = await took(isKnownFirst ? unknown(n) : known(n));
    gaps.push(isKnownFirst ? first - second : second - first);
  }
  return gaps;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** What is left of the gap beyond three standard errors of its median: what a busy machine cannot have made. */
function certainGapOf(gaps: readonly number[]): number {
  const median = medianOf(gaps);
  const spread = 1.4826 * medianOf(gaps.map((gap) => Math.abs(gap - median)));
  const standardError = (1.2533 * spread) / Math.sqrt(gaps.length);
  return Math.max(0, Math.abs(median) - 3 * standardError);
}

describe("a handle that nobody has", () => {
  test.each(CALLS)("takes %s as long as one that somebody has", { timeout: 120_000 }, async (_name, ask) => {
    // A busy machine blurs a look, but a real gap is there in all of them: more pairs are asked before it is said.
    const gaps: number[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      gaps.push(...(await gapsOf(ask, look)));
      if (Math.abs(medianOf(gaps)) < LARGEST_GAP_IN_MILLISECONDS) break;
    }
    expect(certainGapOf(gaps)).toBeLessThan(LARGEST_GAP_IN_MILLISECONDS);
    api.passTime({ hours: 1 });
  });

  test("is answered with as many bytes", async () => {
    for (const [, ask] of CALLS.slice(1)) {
      const visitor = await api.visitor();
      const answers = [await ask(visitor, known(0)), await ask(visitor, unknown(0))];
      const sizes = answers.map(({ status, data }) => [status, JSON.stringify(data).length]);
      expect(sizes[0]).toEqual(sizes[1]);
    }
  });

  test("is told from a known one by nothing in its status but what many known ones also say", async () => {
    const shapes = { known: new Set<string>(), unknown: new Set<string>() };
    for (let n = 0; n < MEMBERS; n += 1) {
      const visitor = await api.visitor();
      for (const kind of ["known", "unknown"] as const) {
        const handle = kind === "known" ? known(n) : unknown(n);
        const { data } = await visitor.call("user", "statusByHandle", { query: { handle } });
        const [email] = data.contactOptions;
        expect(data.identityId).toMatch(/^idn_[A-Za-z0-9]{20}$/);
        expect(email?.maskedValue).toBe(kind === "known" ? "k•••@e•••.com" : "g•••@e•••.com");
        shapes[kind].add(Object.keys(data).join());
      }
    }
    expect(shapes.unknown).toEqual(shapes.known);
  });
});
