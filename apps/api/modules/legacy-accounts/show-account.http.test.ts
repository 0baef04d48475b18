import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buySubscription } from "#testing/buy-subscription.ts";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { VISA } from "#testing/money/card-payers.ts";
import { subscribe } from "#testing/money/subscribe.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const accountOf = async (visitor: TestVisitor) => (await visitor.call("legacy", "showAccount", {})).data.data;

describe("showAccount", () => {
  test("[S3.11] [S3.14] [S3.15] tells a subscriber who they are, where they live, and by which card they pay", async () => {
    const { visitor, email, identityId } = await subscribe(api, "us-music-monthly");
    await api.app.modules.identities.change(identityId, { username: "robin-on-air", phone: "5125550190" });
    const { data: account } = await visitor.call("user", "getAccount", {});
    const { data: profile } = await visitor.call("billing", "getDefaultBillingProfile", {});
    const params = { billingProfileId: profile?.id ?? "" };
    await visitor.call("billing", "updateBillingProfile", {
      params,
      body: {
        serviceAddress: {
          addressLine1: "12 Hill Road",
          addressLine2: "Unit 4",
          city: "Austin",
          state: "TX",
          zipCode: "78701",
          country: "US",
        },
      },
    });
    const { data: methods } = await visitor.call("billing", "listPaymentMethods", { params });
    const paymentMethodId = methods.paymentMethods[0]?.id ?? "";
    await visitor.call("billing", "updatePaymentMethod", {
      params: { ...params, paymentMethodId },
      body: {
        billingAddress: {
          addressLine1: "7 Elm Street",
          city: "Reno",
          state: "NV",
          zipCode: "89501",
          country: "US",
        },
        expiryDate: { year: 2026, month: 4 },
      },
    });
    const shown = await accountOf(visitor);
    const { data: own } = await visitor.call("legacy", "accountNonPii", { body: {} });
    expect(shown).toMatchObject({
      ...account,
      accountType: "consumer",
      isClosed: false,
      isInCollections: false,
      username: "robin-on-air",
      firstName: "Robin",
      lastName: "Ferrer",
      phone: "5125550190",
      email,
      serviceAddress: {
        addressLine1: "12 Hill Road",
        addressLine2: "Unit 4",
        city: "Austin",
        state: "TX",
        zip: "78701",
        country: "US",
      },
      billingAddress: {
        addressLine1: "7 Elm Street",
        city: "Reno",
        state: "NV",
        zip: "89501",
        country: "US",
      },
      paymentMethod: {
        type: "creditCard",
        creditCard: {
          last4Digits: "4242",
          type: "visa",
          expirationMonth: 4,
          expirationYear: 2026,
          status: "aboutToExpire",
          expirationDate: "2026-04-30",
          daysUntilExpiration: 51,
        },
      },
      billingStatus: own.data.billingStatus,
    });
  });

  test("[S6.06] reports no card in an Apple wallet, which still pays, and asks for none in its place", async () => {
    const { visitor, paymentMethodId } = await buySubscription(api, VISA, "apple_pay");
    await readRows(
      api,
      `update payment_methods set expiry_year = 2026, expiry_month = 3 where id = '${paymentMethodId}' returning id`,
    );
    const { paymentMethod, billingStatus } = await accountOf(visitor);
    expect(paymentMethod).toEqual({ type: "creditCard", creditCard: null });
    expect(billingStatus).toMatchObject({ paymentType: "creditCard", isInvoice: false });
    const next = await visitor.call("legacy", "nextBestAction", {});
    expect(next.data.data.action).not.toBe("updatePaymentMethod");
    const body = { expirationMonth: 5, expirationYear: 2031 };
    const changed = await visitor.call("legacy", "updatePaymentInfo", { body });
    expect(legacyRefusalOf(changed)).toEqual([409, "NO_CREDIT_CARD_ON_ACCOUNT"]);
  });

  test("[S3.12] [S3.18] tells of what is heard in a car, electric or not, and of what is heard by streaming alone", async () => {
    const { radioId, vin } = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, { radioId });
    const { subscriptionId: _other, visitor: streamer } = await subscribe(api, "us-music-monthly");
    await visitor.call("subscription", "updateNickname", {
      params: { subscriptionId },
      body: { nickname: "Saturday car" },
    });
    const { subscriptions, devices } = await accountOf(visitor);
    expect(devices).toEqual([
      {
        id: radioId,
        isVirtualId: false,
        type: "car",
        radioIdLastFour: radioId.slice(-4),
        nickname: "Saturday car",
        vehicle: {
          vin,
          year: 2024,
          make: "Solano",
          model: "Vireo",
          yearMakeModel: "2024 Solano Vireo",
        },
      },
    ]);
    expect(subscriptions).toMatchObject([
      {
        id: subscriptionId,
        nickname: "Saturday car",
        deviceId: radioId,
        streamingService: null,
        streamingCredentials: null,
        radioService: { isActive: true, radioIdLastFour: radioId.slice(-4) },
        inactiveReason: null,
        isActive: true,
        isCancelled: false,
        isCancelledAtEndOfCurrentTerm: false,
        hasTrialInsertion: false,
        isDeviceLess: false,
        isCompanion: false,
        isCompanionDriver: false,
        isEvSubscription: false,
        isPaused: false,
        isPrimary: true,
        isSuspended: false,
        planIds: ["us-satellite-monthly"],
      },
    ]);
    await readRows(api, `update vehicles set is_electric = true where vin = '${vin}' returning vin`);
    expect((await accountOf(visitor)).subscriptions[0]?.isEvSubscription).toBe(true);
    for (const kind of ["radio", "aviation", "marine"]) {
      await readRows(
        api,
        `update radios set kind = '${kind}' where radio_id = '${radioId}' returning radio_id`,
      );
      expect((await accountOf(visitor)).devices[0]?.type).toBe(kind);
    }

    const streamed = await accountOf(streamer);
    const { data: credentials } = await streamer.call("user", "getStreamingCredentials", {});
    expect(streamed.devices).toEqual([
      {
        id: streamed.subscriptions[0]?.deviceId,
        isVirtualId: true,
        type: null,
        radioIdLastFour: null,
        vehicle: null,
      },
    ]);
    expect(streamed.subscriptions).toMatchObject([
      {
        isDeviceLess: true,
        radioService: null,
        streamingService: { isActive: true },
        streamingCredentials: {
          maskedUsername: credentials.maskedUsername,
          hasRandomCredentials: credentials.hasRandomCredentials,
        },
      },
    ]);
  });

  test("tells a companion from the plan that includes it", async () => {
    const { radioId } = await makeRadio(api);
    const { visitor, subscriptionId } = await makeListener(api, { radioId });
    const { data: identity } = await visitor.call("user", "getIdentity", {});
    const { offers, subscriptions } = api.app.modules;
    const offer = await offers.findNewest("us-music-monthly");
    if (offer === undefined) throw new Error("there is no plan of music");
    const companion = await subscriptions.givePaid({
      identityId: identity.identityId,
      reference: `companion-${radioId}`,
      offer,
      serviceAddress: {
        addressLine1: "1 Main Street",
        city: "Austin",
        state: "TX",
        zipCode: "78701",
        country: "US",
      },
    });
    await readRows(
      api,
      `update subscriptions set primary_id = '${subscriptionId}' where id = '${companion}' returning id`,
    );
    const shown = (await accountOf(visitor)).subscriptions.map(
      ({ id, isPrimary, isCompanion, isCompanionDriver }) => ({
        id,
        isPrimary,
        isCompanion,
        isCompanionDriver,
      }),
    );
    const driver = { id: subscriptionId, isPrimary: true, isCompanion: false, isCompanionDriver: true };
    const driven = { id: companion, isPrimary: false, isCompanion: true, isCompanionDriver: false };
    expect(shown.toSorted((one, other) => Number(one.isCompanion) - Number(other.isCompanion))).toEqual([
      driver,
      driven,
    ]);
  });

  test.each([
    ["active", { isActive: true, isPaused: false, isSuspended: false, isCancelled: false }],
    ["paused", { isActive: false, isPaused: true, isSuspended: false, isCancelled: false }],
    ["suspended", { isActive: false, isPaused: false, isSuspended: true, isCancelled: false }],
    ["cancelled", { isActive: false, isPaused: false, isSuspended: false, isCancelled: true }],
  ])("[S3.12] tells of a plan that is %s by its flags", async (state, flags) => {
    const { radioId } = await makeRadio(api);
    const { visitor } = await makeListener(api, { radioId, state });
    const [subscription] = (await accountOf(visitor)).subscriptions;
    expect(subscription).toMatchObject({
      ...flags,
      plans: [{ id: "us-satellite-monthly", includesRadio: true }],
      radioService: { isActive: flags.isActive },
    });
  });

  test("[S3.12] says of a plan that was suspended for an unpaid bill that it is inactive for that", async () => {
    const { visitor, subscriptionId } = await subscribe(api, "us-music-monthly");
    await readRows(
      api,
      `update subscriptions set state = 'suspended' where id = '${subscriptionId}' returning id`,
    );
    expect((await accountOf(visitor)).subscriptions).toMatchObject([
      { inactiveReason: "nonPay", hasInactiveServiceDueToNonPay: true },
    ]);
    const { radioId } = await makeRadio(api);
    const { visitor: other } = await makeListener(api, { radioId, state: "suspended" });
    expect((await accountOf(other)).subscriptions).toMatchObject([
      { inactiveReason: "suspension", hasInactiveServiceDueToNonPay: false },
    ]);
  });

  test("[S3.13] keeps a radio whose plan is over, or that was taken away, among the closed ones", async () => {
    const ended = await makeRadio(api);
    const { visitor } = await makeListener(api, { radioId: ended.radioId, state: "cancelled" });
    const closed = (radio: { radioId: string; vin: string }) => ({
      radioId: radio.radioId,
      last4DigitsOfRadioId: radio.radioId.slice(-4),
      vehicleInfo: { vin: radio.vin, year: 2024, make: "Solano", model: "Vireo" },
    });
    const shown = await accountOf(visitor);
    expect([shown.devices, shown.closedDevices]).toEqual([[], [closed(ended)]]);
    await readRows(
      api,
      `update radio_subscriptions set until = now() where radio_id = '${ended.radioId}' returning id`,
    );
    expect((await accountOf(visitor)).closedDevices).toEqual([closed(ended)]);
  });

  test("refuses a visitor, and nobody at all", async () => {
    const visitor = await api.visitor();
    expect((await visitor.call("legacy", "showAccount", {})).status).toBe(403);
    expect((await visitor.call("legacy", "showAccount", {}, { bearer: "no-token-of-anybody" })).status).toBe(
      401,
    );
  });
});
