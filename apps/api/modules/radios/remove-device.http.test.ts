import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeListener, makeRadio } from "#testing/radios/make-radio.ts";
import { readRows } from "#testing/read-rows.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Removal = CallInput<"legacy", "removeDevice">["body"];
const remove = (visitor: TestVisitor, body: Removal) => visitor.call("legacy", "removeDevice", { body });
async function makeOwner() {
  const { radioId } = await makeRadio(api);
  return { radioId, ...(await makeListener(api, { radioId })) };
}

describe("removeDevice", () => {
  test("[S7.87] takes a radio off a plan, which goes on, and keeps why", async () => {
    const { visitor, radioId, subscriptionId } = await makeOwner();
    const removed = await remove(visitor, { radioId: radioId.toLowerCase(), reason: "vehicleSold" });
    expect(removed.status).toBe(200);
    expect(removed.data.data).toMatchObject({ radioIdLastFour: radioId.slice(-4), subscriptionId });
    const { subscriptions } = (await visitor.call("subscription", "listSubscriptions", {})).data;
    expect(subscriptions).toMatchObject([{ id: subscriptionId, status: "Active" }]);
    expect(subscriptions[0]?.radio).toBeUndefined();
    const rows = await readRows(
      api,
      `select removal_reason, removal_note from radio_subscriptions where radio_id = '${radioId}'`,
    );
    expect(rows).toEqual([{ removal_reason: "vehicleSold", removal_note: "null" }]);
  });

  test("lists it among the closed devices of the account, and lets its next owner have a plan on it", async () => {
    const { visitor, radioId } = await makeOwner();
    await remove(visitor, { radioId, reason: "radioSold" });
    const { closedDevices } = (await visitor.call("legacy", "showAccount", { body: {} })).data.data;
    expect(closedDevices).toMatchObject([{ last4DigitsOfRadioId: radioId.slice(-4) }]);
    const linked = await api.app.modules.radios.link({
      identityId: "idn_next",
      subscriptionId: "sub_next",
      radioId,
      since: Temporal.Instant.from("2026-03-01T00:00:00Z"),
    });
    expect(linked).toBe(true);
  });

  test("answers a repeat, from a second tab too, like the first", async () => {
    const { visitor, radioId } = await makeOwner();
    const body = { radioId, reason: "other", otherReason: "It was stolen" } as const;
    const [one, two] = await Promise.all([remove(visitor, body), remove(visitor, body)]);
    const third = await remove(visitor, { radioId, reason: "radioLost" });
    expect([one, two, third].map(({ data }) => data)).toEqual([one.data, one.data, one.data]);
    const rows = await readRows(
      api,
      `select removal_reason, removal_note from radio_subscriptions where radio_id = '${radioId}'`,
    );
    expect(rows).toEqual([{ removal_reason: "other", removal_note: "It was stolen" }]);
  });

  test("knows no radio of somebody else, and says of it what it says of none", async () => {
    const { radioId, visitor: owner } = await makeOwner();
    const { visitor } = await makeOwner();
    const { radioId: nobodys } = await makeRadio(api);
    for (const not of [radioId, nobodys, "N0THERE5"])
      expect(legacyRefusalOf(await remove(visitor, { radioId: not, reason: "vehicleSold" }))).toEqual([
        400,
        "DEVICE_NOT_FOUND",
      ]);
    const { subscriptions } = (await owner.call("subscription", "listSubscriptions", {})).data;
    expect(subscriptions[0]?.radio?.radioIdLastFour).toBe(radioId.slice(-4));
  });

  test.each([
    [{ radioId: "€", reason: "vehicleSold" }],
    [{ radioId: "TEZT0001", reason: "other" }],
    [{ radioId: "TEZT0001", reason: "radioLost", otherReason: "In a lake" }],
  ] as const)("INVALID_PAYLOAD for %j", async (body) => {
    const { visitor } = await makeOwner();
    expect(legacyRefusalOf(await remove(visitor, body))).toEqual([400, "INVALID_PAYLOAD"]);
  });
});
