import { type Endpoint, endpointTable } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { makeImportedAccount } from "#testing/make-imported-account.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const EVERY = [
  "POST /account",
  "POST /account/verify",
  "POST /account/non-pii",
  "POST /account/acsc",
  "POST /account/oem",
  "POST /account/register",
  "POST /account/update-cna",
  "POST /account/update-streaming",
  "GET /account/next-best-action",
  "POST /account/cs-eligible-radios",
  "POST /account/cs-eligibility-check",
  "POST /account/cs-eligible-radio/non-pii",
  "POST /account/token/cs-eligible-radios",
  "POST /account/add-service/cs-eligible-subscriptions",
  "POST /account/registration/non-pii",
  "POST /account/sal/dtok2magiclink",
];
const PLACE = {
  addressLine1: "12 Hill Road",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;
const NAME_AND_PLACE = { firstName: "Kim", lastName: "Sorel", serviceAddress: PLACE };
const SIGN_IN = { email: "walter.at.last@example.com", password: "a quiet evening on the air" };

interface World {
  /** Signed in, with a plan that is paid by card. */
  customer: TestVisitor;
  /** Signed in, with a plan on a radio. */
  driver: TestVisitor;
  radioIdLastFour: string;
  /** Of a radio that the driver has just bought. */
  newRadio: string;
  /** Not signed in, who has identified an imported account. */
  visitor: TestVisitor;
  account: Awaited<ReturnType<typeof makeImportedAccount>>;
  accountToken: string;
  /** What a screen shows in the place of a link to a plan that waits. */
  shownToken: string;
}
let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await openTestApi();
  const { visitor: customer } = await subscribe(api, "us-music-monthly");
  const { radioId } = await makeRadio(api);
  const { visitor: driver } = await makeListener(api, { radioId });
  const { radioId: bought } = await makeRadio(api);
  const found = await driver.call("legacy", "validateDevice", { body: { radioId: bought } });
  const visitor = await api.visitor();
  const account = await makeImportedAccount(api);
  const named = await visitor.call("legacy", "verifyAccount", { body: await known(account) });
  world = {
    customer,
    driver,
    radioIdLastFour: radioId.slice(-4),
    newRadio: found.data.data.token,
    visitor,
    account,
    accountToken: named.data.data.token,
    shownToken: await api.app.modules.linking.mintDeviceToken("a-link-that-a-screen-shows"),
  };
});
afterAll(() => api.close());

const known = async ({ accountNumber }: { accountNumber: string }) => ({ accountNumber, zipCode: "78702" });

type Ask = (world: World) => Promise<{ status: number; problem: object; data: unknown }>;

/** What each call answers to somebody who may ask, and how it refuses somebody who may not. */
const CALLS: Readonly<Record<string, { asked: Ask; refused: readonly [code: string | undefined, Ask] }>> = {
  showAccount: {
    asked: ({ driver }) => driver.call("legacy", "showAccount", {}),
    refused: ["FORBIDDEN", ({ visitor }) => visitor.call("legacy", "showAccount", {})],
  },
  verifyAccount: {
    asked: async ({ visitor, account }) =>
      visitor.call("legacy", "verifyAccount", { body: await known(account) }),
    refused: ["INVALID_PAYLOAD", ({ visitor }) => visitor.call("legacy", "verifyAccount", { body: {} })],
  },
  accountNonPii: {
    asked: ({ visitor, accountToken: token }) => visitor.call("legacy", "accountNonPii", { body: { token } }),
    refused: [
      "UNAUTHENTICATED_CUSTOMER",
      ({ visitor }) => visitor.call("legacy", "accountNonPii", { body: {} }),
    ],
  },
  acsc: {
    asked: ({ driver, newRadio: token }) => driver.call("legacy", "acsc", { body: { token } }),
    refused: ["DEVICE_NOT_FOUND", ({ driver }) => driver.call("legacy", "acsc", { body: { token: "no" } })],
  },
  accountOem: {
    asked: ({ driver }) => driver.call("legacy", "accountOem", {}),
    refused: ["FORBIDDEN", ({ visitor }) => visitor.call("legacy", "accountOem", {})],
  },
  exchangeDeviceToken: {
    asked: ({ visitor, shownToken: dtok }) =>
      visitor.call("legacy", "exchangeDeviceToken", { body: { dtok } }),
    refused: [
      "MAGIC_LINK_NOT_FOUND",
      ({ visitor }) => visitor.call("legacy", "exchangeDeviceToken", { body: { dtok: "no" } }),
    ],
  },
  registerAccount: {
    asked: ({ visitor, accountToken: token }) =>
      visitor.call("legacy", "registerAccount", { body: { token, ...SIGN_IN } }),
    refused: [
      "UNAUTHENTICATED_CUSTOMER",
      ({ visitor }) => visitor.call("legacy", "registerAccount", { body: { token: "no", ...SIGN_IN } }),
    ],
  },
  updateCna: {
    asked: ({ customer }) => customer.call("legacy", "updateCna", { body: NAME_AND_PLACE }),
    refused: [
      "BILLING_PROFILE_REQUIRED",
      ({ driver }) => driver.call("legacy", "updateCna", { body: NAME_AND_PLACE }),
    ],
  },
  updateStreaming: {
    asked: ({ driver }) => driver.call("legacy", "updateStreaming", { body: { username: "radio-driver" } }),
    refused: [
      "INVALID_HANDLE",
      ({ driver }) => driver.call("legacy", "updateStreaming", { body: { username: "two words!" } }),
    ],
  },
  nextBestAction: {
    asked: ({ driver }) => driver.call("legacy", "nextBestAction", {}),
    refused: ["FORBIDDEN", ({ visitor }) => visitor.call("legacy", "nextBestAction", {})],
  },
  csEligibleRadios: {
    asked: ({ driver }) => driver.call("legacy", "csEligibleRadios", {}),
    refused: ["FORBIDDEN", ({ visitor }) => visitor.call("legacy", "csEligibleRadios", {})],
  },
  csEligibilityCheck: {
    asked: ({ driver, radioIdLastFour, newRadio: token }) =>
      driver.call("legacy", "csEligibilityCheck", { body: { radioIdLastFour, token } }),
    refused: [
      "DEVICE_NOT_FOUND",
      ({ customer, radioIdLastFour, newRadio: token }) =>
        customer.call("legacy", "csEligibilityCheck", { body: { radioIdLastFour, token } }),
    ],
  },
  csEligibleRadioNonPii: {
    asked: ({ visitor, accountToken: token, account: { radioIdLastFour } }) =>
      visitor.call("legacy", "csEligibleRadioNonPii", { body: { token, radioIdLastFour } }),
    refused: [
      "UNAUTHENTICATED_CUSTOMER",
      ({ driver, accountToken: token, radioIdLastFour }) =>
        driver.call("legacy", "csEligibleRadioNonPii", { body: { token, radioIdLastFour } }),
    ],
  },
  tokenCsEligibleRadios: {
    asked: ({ visitor, accountToken: token }) =>
      visitor.call("legacy", "tokenCsEligibleRadios", { body: { token } }),
    refused: [
      "UNAUTHENTICATED_CUSTOMER",
      ({ visitor }) => visitor.call("legacy", "tokenCsEligibleRadios", { body: { token: "no" } }),
    ],
  },
  csEligibleSubscriptions: {
    asked: ({ driver, newRadio: token }) =>
      driver.call("legacy", "csEligibleSubscriptions", { body: { token } }),
    refused: [
      "DEVICE_NOT_FOUND",
      ({ customer, newRadio: token }) =>
        customer.call("legacy", "csEligibleSubscriptions", { body: { token } }),
    ],
  },
  accountRegistrationNonPii: {
    asked: ({ visitor, accountToken: token }) =>
      visitor.call("legacy", "accountRegistrationNonPii", { body: { token } }),
    refused: [
      "UNAUTHENTICATED_CUSTOMER",
      ({ visitor }) => visitor.call("legacy", "accountRegistrationNonPii", { body: { token: "no" } }),
    ],
  },
};

describe("the calls of an account of the legacy system", () => {
  const inContract = Object.values<Endpoint>(endpointTable.legacy).filter(({ path }) =>
    /^\/account(?:\/|$)/.test(path),
  );

  test("[S7.79] stand at every path that is specified, and at no other", () => {
    const paths = inContract.map(({ method, path }) => `${method} ${path}`);
    expect(paths.toSorted()).toEqual(EVERY.toSorted());
    expect(Object.keys(CALLS).toSorted()).toEqual(inContract.map(({ name }) => name).toSorted());
  });

  test.each(Object.keys(CALLS))("[S7.79] %s answers under data, and refuses under error", async (name) => {
    const call = CALLS[name];
    const answer = await call?.asked(world);
    expect([answer?.status, Object.keys(answer?.data ?? {})]).toEqual([200, ["data"]]);
    const [code, refused] = call?.refused ?? [];
    const refusal = await refused?.(world);
    expect(refusal && legacyCodeOf(refusal)).toBe(code);
  });
});
