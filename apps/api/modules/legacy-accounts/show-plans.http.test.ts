import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveClock } from "#testing/money/owing-subscriber.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { importedPlans } from "#testing/plans/imported-plans.ts";

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
let imported: ReturnType<typeof importedPlans>;
beforeAll(async () => {
  api = await openTestApi();
  imported = importedPlans(api);
});
afterAll(() => api.close());

describe("the plans of a subscription", () => {
  test("[S3.20] have a category by their package, and say what they are heard on", async () => {
    const { visitor, identityId } = await imported.somebody();
    const [satellite, bundle] = [
      await imported.offerOf("us-satellite-monthly"),
      await imported.offerOf("us-bundle-monthly"),
    ];
    const given = [
      ["3_INFOTAINMENT_ALL", "infotainment", satellite, [true, false]],
      ["marine-offshore", "marine", satellite, [true, false]],
      ["aviation-pilot", "aviation", satellite, [true, false]],
      ["bundle-all", "entertainment", bundle, [true, true]],
      ["streaming-music", "entertainment", await imported.offerOf("us-music-monthly"), [false, true]],
    ] as const;
    const expected = [];
    for (const [productId, category, offer, [includesRadio, streamingAvaliable]] of given) {
      const legacyPlans = [{ code: "ANY", type: "SELF_PAY" }];
      const subscriptionId = await imported.give(identityId, offer, { productId, legacyPlans });
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
    const shown = (await imported.subscriptionsOf(visitor)).flatMap(({ plans }) => plans);
    expect(shown).toHaveLength(expected.length);
    expect(shown).toEqual(expect.arrayContaining(expected));
  });

  test("[S4.41] are in a phase by their type: free time, a promotion, or the full price", async () => {
    const { visitor, identityId } = await imported.somebody();
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
    const offer = await imported.offerOf("us-satellite-monthly");
    for (const [at, type] of Object.keys(phases).entries())
      await imported.give(identityId, offer, {
        productId: `satellite-${at}`,
        legacyPlans: [{ code: "ANY", type }],
      });
    const told = (await imported.subscriptionsOf(visitor)).flatMap(({ plans }) =>
      plans.map(({ phases: [phase] }) => [phase?.metadata.type, phase?.phase]),
    );
    expect(Object.fromEntries(told)).toEqual(phases);
  });

  test("[S3.19] [S3.22] [S9.20] are special by their type, their code or their package, and then some cannot be changed", async () => {
    const { visitor, identityId } = await imported.somebody();
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
    const offer = await imported.offerOf("us-satellite-monthly");
    const expected = [];
    for (const [at, [code, type, flag, canChange]] of special.entries()) {
      const legacyPlans = [{ code, type }];
      const id = await imported.give(identityId, offer, { productId: `satellite-${at}`, legacyPlans });
      await imported.change(id, "source = 'stripe', billing_profile_id = 'bp'");
      expected.push([id, { ...NO_FLAGS, [flag]: true, canChange }, { offerId: offer.id, code, type }]);
    }
    const legacyPlans = [{ code: "SAT-ALL", type: "COMPANION" }];
    const companion = await imported.give(identityId, offer, {
      productId: "satellite-companion",
      legacyPlans,
    });
    await imported.change(companion, "source = 'stripe', billing_profile_id = 'bp'");
    const all = await imported.subscriptionsOf(visitor);
    const told = all
      .filter(({ id }) => id !== companion)
      .map(({ id, plans: [plan] }) => [id, plan?.flags, plan?.phases[0]?.metadata]);
    expect(told).toHaveLength(expected.length);
    expect(told).toEqual(expect.arrayContaining(expected));
    expect(all.find(({ id }) => id === companion)).toMatchObject({
      isCompanion: true,
      isPrimary: false,
      plans: [{ flags: NO_FLAGS }],
    });
  });

  test("[S3.21] [S4.42] have phases with their terms, names and flags, of which one runs", async () => {
    const { visitor, identityId } = await imported.somebody();
    const offer = await imported.offerOf("us-all-access-trial");
    const legacyPlans = [
      { code: "STR-VET-1MO", type: "TRIAL_EXT" },
      { code: "STR-ALL-3MO", type: "PROMO" },
      { code: "STR-ALL-1MO", type: "SELF_PAY" },
    ];
    await imported.give(identityId, offer, { productId: "streaming-all", legacyPlans });
    const phases = async () => (await imported.subscriptionsOf(visitor))[0]?.plans[0]?.phases;
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
    const [own] = (await imported.subscriptionsOf(monthly.visitor))[0]?.plans ?? [];
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
