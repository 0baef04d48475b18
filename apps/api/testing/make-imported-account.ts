import { lastFourOf } from "@skywave/domain/radios/radio-id";
import type { TestApi } from "./open-test-api.ts";
import { makeRadio } from "./radios/make-radio.ts";

let accounts = 0;

/**
 * Somebody whom the legacy system knows and who never signed up: with a car radio, and a plan that is heard on it, by its code
 * and type there.
 */
export async function makeImportedAccount(
  api: TestApi,
  { legacyPlan = { code: "SAT-ALL-1MO", type: "SELF_PAY" } } = {},
) {
  accounts += 1;
  const { legacyAccounts, offers, radios } = api.app.modules;
  const accountNumber = `88${String(accounts).padStart(8, "0")}`;
  const email = `on-file-${accounts}@example.com`;
  const serviceAddress = {
    addressLine1: "9 Cedar Lane",
    city: "Austin",
    state: "TX",
    zipCode: "78702",
    country: "US" as const,
  };
  const identityId = await legacyAccounts.imports.putUnregistered({
    accountNumber,
    country: "US",
    accountType: "consumer",
    hasService: true,
    firstName: "Walter",
    lastName: "Hébert-Lund",
    email,
    phone: `51255502${String(accounts).padStart(2, "0")}`,
    serviceAddress,
  });
  const { radioId, vin } = await makeRadio(api);
  const offer = await offers.findNewest("us-satellite-monthly");
  if (offer === undefined) throw new Error("there is no plan for satellite radio");
  const reference = `import-${accountNumber}`;
  const subscriptionId = await legacyAccounts.imports.givePlan({
    identityId,
    reference,
    offer,
    serviceAddress,
    legacyPlans: [legacyPlan],
  });
  if (subscriptionId === undefined) throw new Error("the plan was not given");
  const since = Temporal.Instant.from("2026-01-01T00:00:00Z");
  await radios.link({ identityId, subscriptionId, radioId, since });
  return {
    accountNumber,
    email,
    identityId,
    planName: offer.name,
    radioId,
    radioIdLastFour: lastFourOf(radioId),
    subscriptionId,
    vin,
  };
}
