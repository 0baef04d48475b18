import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mutateCredential, seededNumbers } from "#testing/access/mutate-credential.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

// A thousand of each ceremony in one run of all tests: each of the two databases sees a half that the other does not.
const ROUNDS = Number(process.env["MUTATION_ROUNDS"] ?? 500);
const FIRST_SEED = process.env["SKYWAVE_TEST_DATABASE"] === "postgres" ? 20_261_121 : 20_261_221;
const SEED = Number(process.env["MUTATION_SEED"] ?? FIRST_SEED);
// A device may begin sixty ceremonies an hour; each round takes one.
const ROUNDS_PER_VISITOR = 50;
let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function member(n: number): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(`mutant-${n}@example.com`);
  return visitor;
}

const startCreating = async (visitor: TestVisitor) =>
  (await visitor.call("user", "passkeyCreateStart", {})).data;
const startSigning = async (visitor: TestVisitor) =>
  (await visitor.call("user", "passkeyAuthenticateStart", {})).data;

describe("passkey ceremonies with one thing wrong", () => {
  test(`are refused, and never a surprise: ${ROUNDS} registrations`, { timeout: 180_000 }, async () => {
    const pick = seededNumbers(SEED);
    const authenticator = new SoftwareAuthenticator();
    const wrong: string[] = [];
    for (let round = 0, visitor = await member(0); round < ROUNDS; round += 1) {
      if (round % ROUNDS_PER_VISITOR === 0) visitor = await member(round + 1);
      const { grant, publicKeyCredentialCreationOptions: options } = await startCreating(visitor);
      const genuine = authenticator.create(options);
      const foreign = authenticator.create({ ...options, challenge: "B".repeat(43) });
      const { credential, what } = mutateCredential(genuine, foreign, pick);
      const answer = await visitor.call(
        "user",
        "passkeyCreateFinish",
        { body: { credential } },
        { bearer: grant },
      );
      if (answer.status !== 400) wrong.push(`${round}: ${what} got ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test(`are refused, and never a surprise: ${ROUNDS} sign-ins`, { timeout: 180_000 }, async () => {
    const pick = seededNumbers(SEED + 1);
    const owner = await member(ROUNDS + 1);
    const authenticator = new SoftwareAuthenticator();
    const created = await startCreating(owner);
    const credential = authenticator.create(created.publicKeyCredentialCreationOptions);
    await owner.call("user", "passkeyCreateFinish", { body: { credential } }, { bearer: created.grant });
    const wrong: string[] = [];
    for (let round = 0, visitor = await api.visitor(); round < ROUNDS; round += 1) {
      if (round % ROUNDS_PER_VISITOR === 0) visitor = await api.visitor();
      const { grant, publicKeyCredentialRequestOptions: options } = await startSigning(visitor);
      const genuine = authenticator.get(options);
      const foreign = authenticator.get({ ...options, challenge: "B".repeat(43) });
      const mutant = mutateCredential(genuine, foreign, pick);
      const isUnchanged = JSON.stringify(mutant.credential) === JSON.stringify(genuine);
      if (isUnchanged) continue;
      const answer = await visitor.call(
        "user",
        "passkeyAuthenticateFinish",
        { body: { credential: mutant.credential } },
        { bearer: grant },
      );
      if (answer.status !== 400) wrong.push(`${round}: ${mutant.what} got ${answer.status}`);
    }
    expect(wrong).toEqual([]);
    const sound = await startSigning(owner);
    const last = authenticator.get(sound.publicKeyCredentialRequestOptions);
    const answer = await owner.call(
      "user",
      "passkeyAuthenticateFinish",
      { body: { credential: last } },
      { bearer: sound.grant },
    );
    expect(answer.status).toBe(200);
  });
});
