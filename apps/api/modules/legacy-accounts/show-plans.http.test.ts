import { DICTIONARY_VERSIONS } from "@skywave/localization";
import { Country } from "@skywave/contract/wire/place";
import { localesOf } from "@skywave/domain/locale/locale";
import type { Offer } from "@skywave/domain/offers/offer";
import type { Capability } from "@skywave/domain/radios/radio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

const SERVICE_ADDRESS = {
  addressLine1: "1 Main Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  country: "US",
} as const;
const NO_FLAGS = {
  isDemo: false,
  isEmployee: false,
  isLifetime: false,
  isExtended: false,
  isAdvantage: false,
  isFamily: false,
  isMilitary: false,
  isIntroductory: false,
  // What came paid for is not ours to change.
  canChange: false,
};
let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const subscriptionsOf = async (visitor: TestVisitor) =>
  (await visitor.call("legacy", "showAccount", {})).data.data.subscriptions;
const offerOf = async (id: string): Promise<Offer> => {
  const offer = await api.app.modules.offers.findNewest(id);
  if (offer === undefined) throw new Error(`there is no offer ${id}`);
  return offer;
};
const somebody = async () => {
  people += 1;
  const visitor = await api.visitor();
  return { visitor, identityId: await visitor.register(`has-plans-${people}@example.com`) };
};
/** A plan that the import brings for somebody, of a product of its own. */
async function give(
  identityId: string,
  offer: Offer,
  { productId = "satellite-all", legacyPlans = [] as { code: string; type: string }[] },
) {
  const reference = `import-${identityId}-${productId}`;
  const products = [{ id: productId, name: "Polaris", productType: "main" as const }];
  const plan = { identityId, reference, serviceAddress: SERVICE_ADDRESS, legacyPlans };
  const id = await api.app.modules.legacyAccounts.imports.givePlan({
    ...plan,
    offer: { ...offer, products },
  });
  return id ?? "";
}
const change = (id: string, to: string) =>
  readRows(api, `update subscriptions set ${to} where id = '${id}' returning id`);

describe("the subscriptions of an account", () => {
  test("[S3.19] say of each what it is heard on, what it is worth today and why, and by which name one listens", async () => {
    const { radioId, vin } = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, { radioId });
    const { identityId } = (await visitor.call("user", "getIdentity", {})).data;
    await api.app.modules.identities.change(identityId, { username: "night-owl" });
    await readRows(api, `update vehicles set is_electric = true where vin = '${vin}' returning vin`);
    const music = await offerOf("us-music-monthly");
    const legacyPlans = [{ code: "STR-MUS-1MO", type: "SELF_PAY" }];
    const companion = await give(identityId, music, { productId: "streaming-music", legacyPlans });
    await change(companion, `primary_id = '${subscriptionId}'`);
    const driver = {
      id: subscriptionId,
      deviceId: radioId,
      radioService: { isActive: true, radioIdLastFour: radioId.slice(-4) },
      inactiveReason: null,
      isActive: true,
      isCancelled: false,
      isCancelledAtEndOfCurrentTerm: false,
      hasTrialInsertion: false,
      isDeviceLess: false,
      isCompanion: false,
      isCompanionDriver: true,
      isEvSubscription: true,
      isPaused: false,
      isPrimary: true,
      isSuspended: false,
      planIds: ["us-satellite-monthly"],
      streamingCredentials: null,
    };
    const driven = {
      id: companion,
      deviceId: `virtual-${companion}`,
      radioService: null,
      isActive: true,
      isDeviceLess: true,
      isCompanion: true,
      isCompanionDriver: false,
      isEvSubscription: false,
      isPrimary: false,
      planIds: ["us-music-monthly"],
      streamingCredentials: { username: "night-owl", maskedUsername: "n•••l", hasRandomCredentials: false },
    };
    const shown = await subscriptionsOf(visitor);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(expect.arrayContaining([expect.objectContaining(driver)]));
    expect(shown).toEqual(expect.arrayContaining([expect.objectContaining(driven)]));

    const seen = async (to: string) => {
      await change(subscriptionId, to);
      return (await subscriptionsOf(visitor)).find(({ id }) => id === subscriptionId);
    };
    expect(await seen("state = 'paused'")).toMatchObject({ isActive: false, isPaused: true });
    expect(await seen("state = 'suspended'")).toMatchObject({
      isActive: false,
      isSuspended: true,
      inactiveReason: "suspension",
    });
    const end = JSON.stringify({ on: "2026-05-10", isAtOnce: false, refund: "none" });
    expect(await seen(`state = 'pending_cancellation', "end" = '${end}'`)).toMatchObject({
      isActive: true,
      isCancelled: false,
      isCancelledAtEndOfCurrentTerm: true,
    });
    const [paid, free] = [await offerOf("us-satellite-monthly"), await offerOf("us-all-access-gift")];
    const plans = [
      { from: "2026-02-10", isAtOnce: true, offer: paid },
      { from: "2026-03-10", isAtOnce: true, offer: { ...free, serviceType: "satellite" } },
    ];
    const inserted = await seen(`state = 'active', "end" = null, plans = '${JSON.stringify(plans)}'`);
    expect(inserted).toMatchObject({ hasTrialInsertion: true, planIds: ["us-all-access-gift"] });
    expect(await seen("state = 'cancelled'")).toMatchObject({ isActive: false, isCancelled: true });

    const { visitor: debtor, subscriptionId: unpaid } = await subscribe(api, "us-music-monthly");
    await change(unpaid, "state = 'suspended'");
    expect(await subscriptionsOf(debtor)).toMatchObject([{ inactiveReason: "nonPay", isSuspended: true }]);
  });
});

test("[S1.11] plans of the legacy system stand beside those that were sold here, in both countries, three languages and three kinds of vehicle", async () => {
  const { visitor: anybody } = await somebody();
  const statusIn = async (country: string) =>
    (await anybody.call("legacy", "allPackageDesc", { body: { country: country as "US" } })).status;
  expect(await Promise.all(["US", "CA", "MX"].map(statusIn))).toEqual([200, 200, 400]);
  const dictionaries = `common:${DICTIONARY_VERSIONS.common}`;
  const speaks = async (locale: string) =>
    (
      await anybody.call("localization", "getLocalizations", {
        query: { dictionaries, locale: locale as "en-US" },
      })
    ).status;
  expect(await Promise.all(["en-US", "en-CA", "fr-CA", "es-US"].map(speaks))).toEqual([200, 200, 200, 400]);
  expect(Country.options.map(localesOf)).toEqual([["en-US"], ["en-CA", "fr-CA"]]);
  const { radios } = api.app.modules;
  const since = Temporal.Instant.from("2026-01-01T00:00:00Z");
  const legacyPlans = [{ code: "SAT-ALL-1MO", type: "SELF_PAY" }];
  for (const country of Country.options) {
    const line = country.toLowerCase();
    const bought = await subscribe(api, `${line}-music-monthly`, { country });
    const { visitor, identityId, subscriptionId } = bought;
    const satellite = await offerOf(`${line}-satellite-monthly`);
    const kinds = ["car", "marine", "aviation"] as const;
    const imported: string[] = [];
    for (const [at, kind] of kinds.entries()) {
      const radioId = `SAZ${country}000${at}`;
      const vin = `9SKSAZ${country}0T100000${at}`;
      const capabilities: Capability[] = ["AUDIO"];
      await radios.add({ radioId, country, kind, maker: "Solano", capabilities });
      await radios.addVehicle({ vin, kind, year: 2024, make: "Solano", model: "Vireo" });
      await radios.place(radioId, vin, since);
      const id = await give(identityId, satellite, { productId: `satellite-${kind}`, legacyPlans });
      await radios.link({ identityId, subscriptionId: id, radioId, since });
      imported.push(id);
    }
    const { subscriptions, devices } = (await visitor.call("legacy", "showAccount", {})).data.data;
    expect(subscriptions.map(({ id }) => id).toSorted()).toEqual([subscriptionId, ...imported].toSorted());
    expect(devices.flatMap(({ type }) => type ?? []).toSorted()).toEqual(kinds.toSorted());
    const listed = (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
    expect(listed.map(({ id }) => id).toSorted()).toEqual([subscriptionId, ...imported].toSorted());
  }
});

describe("the plans of a subscription", () => {
  test("[S3.20] have a category by their package, and say what they are heard on", async () => {
    const { visitor, identityId } = await somebody();
    const [satellite, bundle] = [await offerOf("us-satellite-monthly"), await offerOf("us-bundle-monthly")];
    const given = [
      ["3_INFOTAINMENT_ALL", "infotainment", satellite, [true, false]],
      ["marine-offshore", "marine", satellite, [true, false]],
      ["aviation-pilot", "aviation", satellite, [true, false]],
      ["bundle-all", "entertainment", bundle, [true, true]],
      ["streaming-music", "entertainment", await offerOf("us-music-monthly"), [false, true]],
    ] as const;
    const expected = [];
    for (const [productId, category, offer, [includesRadio, streamingAvaliable]] of given) {
      const legacyPlans = [{ code: "ANY", type: "SELF_PAY" }];
      const subscriptionId = await give(identityId, offer, { productId, legacyPlans });
      expected.push({
        id: offer.id,
        subscriptionId,
        packageName: offer.name,
        category,
        phases: [expect.objectContaining({ phase: "fullPrice" })],
        includesRadio,
        streamingAvaliable,
        flags: NO_FLAGS,
      });
    }
    const shown = (await subscriptionsOf(visitor)).flatMap(({ plans }) => plans);
    expect(shown).toHaveLength(expected.length);
    expect(shown).toEqual(expect.arrayContaining(expected));
  });

  test("[S4.41] are in a phase by their type: free time, a promotion, or the full price", async () => {
    const { visitor, identityId } = await somebody();
    const phases = {
      TRIAL: "trial",
      TRIAL_EXT: "trial",
      TRIAL_EXT_RTC: "trial",
      TRIAL_RTP: "trial",
      TRIAL_GGLE: "trial",
      PROMO: "promo",
      PROMO_MCP: "promo",
      SELF_PAY: "fullPrice",
      TRIAL_LATER: "fullPrice",
      COMPANION: "fullPrice",
    } as const;
    const offer = await offerOf("us-satellite-monthly");
    for (const [at, type] of Object.keys(phases).entries())
      await give(identityId, offer, { productId: `satellite-${at}`, legacyPlans: [{ code: "ANY", type }] });
    const told = (await subscriptionsOf(visitor)).flatMap(({ plans }) =>
      plans.map(({ phases: [phase] }) => [phase?.metadata.type, phase?.phase]),
    );
    expect(Object.fromEntries(told)).toEqual(phases);
  });

  test("[S3.22] [S9.20] are special by their type, their code or their package, and then some cannot be changed", async () => {
    const { visitor, identityId } = await somebody();
    const special = [
      ["SAT-ALL", "DEMO", "isDemo", false],
      ["SAT-EMP-12MO", "SELF_PAY", "isEmployee", false],
      ["SAT-LIFE", "SELF_PAY", "isLifetime", false],
      ["SAT-ALL", "extended-service", "isExtended", true],
      ["SAT-ADV-12MO", "SELF_PAY", "isAdvantage", true],
      ["SAT-FAM", "SELF_PAY", "isFamily", true],
      ["SAT-MIL-1MO", "SELF_PAY", "isMilitary", true],
      ["SAT-VET-1MO", "SELF_PAY", "isMilitary", true],
      ["SAT-ALL", "INTRODUCTORY", "isIntroductory", true],
    ] as const;
    const offer = await offerOf("us-satellite-monthly");
    const expected = [];
    for (const [at, [code, type, flag, canChange]] of special.entries()) {
      const legacyPlans = [{ code, type }];
      const id = await give(identityId, offer, { productId: `satellite-${at}`, legacyPlans });
      await change(id, "source = 'stripe', billing_profile_id = 'bp'");
      expected.push([id, { ...NO_FLAGS, [flag]: true, canChange }, { offerId: offer.id, code, type }]);
    }
    const legacyPlans = [{ code: "SAT-ALL", type: "COMPANION" }];
    const companion = await give(identityId, offer, { productId: "satellite-companion", legacyPlans });
    await change(companion, "source = 'stripe', billing_profile_id = 'bp'");
    const all = await subscriptionsOf(visitor);
    const told = all
      .filter(({ id }) => id !== companion)
      .map(({ id, plans: [plan] }) => [id, plan?.flags, plan?.phases[0]?.metadata]);
    expect(told).toHaveLength(expected.length);
    expect(told).toEqual(expect.arrayContaining(expected));
    expect(all.find(({ id }) => id === companion)).toMatchObject({
      isCompanion: true,
      plans: [{ flags: NO_FLAGS }],
    });
  });

  test("[S3.21] [S4.42] have phases with their terms, names and flags, of which one runs", async () => {
    const { visitor, identityId } = await somebody();
    const offer = await offerOf("us-all-access-trial");
    const legacyPlans = [
      { code: "STR-VET-1MO", type: "TRIAL_EXT" },
      { code: "STR-ALL-3MO", type: "PROMO" },
      { code: "STR-ALL-1MO", type: "SELF_PAY" },
    ];
    await give(identityId, offer, { productId: "streaming-all", legacyPlans });
    const phases = async () => (await subscriptionsOf(visitor))[0]?.plans[0]?.phases;
    const phase = (at: number, rest: object) => ({
      metadata: { offerId: "us-all-access-trial", ...legacyPlans[at] },
      isActivePhase: false,
      isPrepaid: false,
      flags: NO_FLAGS,
      ...rest,
    });
    const [trial, promo, fullPrice] = [
      phase(0, {
        phase: "trial",
        flags: { ...NO_FLAGS, isExtended: true, isMilitary: true },
        term: {
          length: 1,
          startDate: "2026-03-10",
          endDate: "2026-04-10",
          price: 0,
          renewalDate: "2026-04-10",
        },
      }),
      phase(1, {
        phase: "promo",
        isPrepaid: true,
        term: {
          length: 3,
          startDate: "2026-04-10",
          endDate: "2026-07-10",
          price: 14.97,
          renewalDate: "2026-07-10",
        },
      }),
      phase(2, {
        phase: "fullPrice",
        term: {
          length: 1,
          startDate: "2026-07-10",
          endDate: null,
          price: 11.99,
          renewalDate: "2026-08-10",
        },
      }),
    ];
    expect(await phases()).toEqual([{ ...trial, isActivePhase: true }, promo, fullPrice]);

    const monthly = await subscribe(api, "us-all-access-trial");
    const [own] = (await subscriptionsOf(monthly.visitor))[0]?.plans ?? [];
    expect(own?.phases).toMatchObject([
      { phase: "trial", isPrepaid: false, metadata: { code: "streaming-all", type: "TRIAL" } },
      {
        phase: "promo",
        isPrepaid: false,
        metadata: { code: "streaming-all", type: "PROMO_MCP" },
        flags: { canChange: true },
      },
      { phase: "fullPrice", metadata: { code: "streaming-all", type: "SELF_PAY" } },
    ]);
    await moveClock(api, "P1M");
    expect(await phases()).toEqual([trial, { ...promo, isActivePhase: true }, fullPrice]);
  });
});
