import { DICTIONARY_VERSIONS } from "@skywave/localization";
import { Country } from "@skywave/contract/wire/place";
import { localesOf } from "@skywave/domain/locale/locale";
import type { Capability } from "@skywave/domain/radios/radio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { importedPlans } from "#testing/plans/imported-plans.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";

let api: TestApi;
let imported: ReturnType<typeof importedPlans>;
beforeAll(async () => {
  api = await openTestApi();
  imported = importedPlans(api);
});
afterAll(() => api.close());

describe("the subscriptions of an account", () => {
  test("[S3.19] say of each what it is heard on, what it is worth today and why, and by which name one listens", async () => {
    const { radioId, vin } = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, { radioId });
    const { identityId } = (await visitor.call("user", "getIdentity", {})).data;
    await api.app.modules.identities.change(identityId, { username: "night-owl" });
    await readRows(api, `update vehicles set is_electric = true where vin = '${vin}' returning vin`);
    const music = await imported.offerOf("us-music-monthly");
    const legacyPlans = [{ code: "STR-MUS-1MO", type: "SELF_PAY" }];
    const companion = await imported.give(identityId, music, { productId: "streaming-music", legacyPlans });
    await imported.change(companion, `primary_id = '${subscriptionId}'`);
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
    const shown = await imported.subscriptionsOf(visitor);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(expect.arrayContaining([expect.objectContaining(driver)]));
    expect(shown).toEqual(expect.arrayContaining([expect.objectContaining(driven)]));

    const seen = async (to: string) => {
      await imported.change(subscriptionId, to);
      return (await imported.subscriptionsOf(visitor)).find(({ id }) => id === subscriptionId);
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
    const [paid, free] = [
      await imported.offerOf("us-satellite-monthly"),
      await imported.offerOf("us-all-access-gift"),
    ];
    const plans = [
      { from: "2026-02-10", isAtOnce: true, offer: paid },
      { from: "2026-03-10", isAtOnce: true, offer: { ...free, serviceType: "satellite" } },
    ];
    const inserted = await seen(`state = 'active', "end" = null, plans = '${JSON.stringify(plans)}'`);
    expect(inserted).toMatchObject({ hasTrialInsertion: true, planIds: ["us-all-access-gift"] });
    expect(await seen("state = 'cancelled'")).toMatchObject({ isActive: false, isCancelled: true });

    const { visitor: debtor, subscriptionId: unpaid } = await subscribe(api, "us-music-monthly");
    await imported.change(unpaid, "state = 'suspended'");
    expect(await imported.subscriptionsOf(debtor)).toMatchObject([
      { inactiveReason: "nonPay", isSuspended: true },
    ]);
  });
});

test("[S1.11] plans of the legacy system stand beside those that were sold here, in both countries, three languages and three kinds of vehicle", async () => {
  const { visitor: anybody } = await imported.somebody();
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
    const satellite = await imported.offerOf(`${line}-satellite-monthly`);
    const kinds = ["car", "marine", "aviation"] as const;
    const brought: string[] = [];
    for (const [at, kind] of kinds.entries()) {
      const radioId = `SAZ${country}000${at}`;
      const vin = `9SKSAZ${country}0T100000${at}`;
      const capabilities: Capability[] = ["AUDIO"];
      await radios.add({ radioId, country, kind, maker: "Solano", capabilities });
      await radios.addVehicle({ vin, kind, year: 2024, make: "Solano", model: "Vireo" });
      await radios.place(radioId, vin, since);
      const id = await imported.give(identityId, satellite, { productId: `satellite-${kind}`, legacyPlans });
      await radios.link({ identityId, subscriptionId: id, radioId, since });
      brought.push(id);
    }
    const { subscriptions, devices } = (await visitor.call("legacy", "showAccount", {})).data.data;
    expect(subscriptions.map(({ id }) => id).toSorted()).toEqual([subscriptionId, ...brought].toSorted());
    expect(devices.flatMap(({ type }) => type ?? []).toSorted()).toEqual(kinds.toSorted());
    const listed = (await visitor.call("subscription", "listSubscriptions", {})).data.subscriptions;
    expect(listed.map(({ id }) => id).toSorted()).toEqual([subscriptionId, ...brought].toSorted());
  }
});
