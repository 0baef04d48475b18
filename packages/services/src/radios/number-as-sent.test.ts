import { type Endpoint, endpointTable } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { refused } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { verifyAccount } from "../customer-lookup/verify-account.ts";
import { checkServiceContinuity } from "../legacy-accounts/check-service-continuity.ts";
import { linkRadio } from "../legacy-orders/link-radio.ts";
import { openSkywave } from "../testing/open-skywave.ts";
import { requestTrialLink } from "../vehicle-trials/claim-trial.ts";
import { showServicedVehicle, startServiceLaneTrial } from "../vehicle-trials/service-lane.ts";
import { checkUsedCar, startUsedCarTrial } from "../vehicle-trials/used-car.ts";
import { findRadioByNumber } from "./find-radio.ts";
import { lastFourAsSent, numberAsSent, radioIdAsSent, vinAsSent } from "./number-as-sent.ts";
import { removeRadio } from "./remove-radio.ts";

const RADIO = { typed: "d4a7b2c1", sent: "D4A7B2C1" };
const VIN = { typed: "1m8gdm9axkp042788", sent: "1M8GDM9AXKP042788" };
const UUID = "3f0c1c6e-94a2-4b7d-8e21-0d5b6a7c8d9e";

type Use = (skywave: Skywave, number: string) => Promise<unknown>;
const LANGUAGE = "en-US" as const;
const DESK = "desk-key";

/** Every use case that sends a whole radio ID, and the call that it is sent by. */
const WHOLE_IDS: readonly [string, Use][] = [
  ["validateDevice", (skywave, radioId) => findRadioByNumber(skywave, { radioId })],
  ["verifyAccount", (skywave, radioId) => verifyAccount(skywave, { accountNumber: "44112200", radioId })],
  [
    "removeDevice",
    (skywave, radioId) => removeRadio(skywave, { radioId, reason: "radioSold", otherReason: "" }),
  ],
  ["requestTrialLink", (skywave, number) => requestTrialLink(skywave, { number, language: LANGUAGE })],
  ["showServiceLaneVehicle", (skywave, number) => showServicedVehicle(skywave, { deskKey: DESK, number })],
  ["startServiceLaneTrial", (skywave, number) => startServiceLaneTrial(skywave, { deskKey: DESK, number })],
  ["startUsedCarTrial", (skywave, radioId) => startUsedCarTrial(skywave, radioId)],
  ["getState", (skywave, radioId) => checkUsedCar(skywave, { radioId })],
];

const VINS: readonly [string, Use][] = [
  ["validateDevice", (skywave, vin) => findRadioByNumber(skywave, { vin })],
  ["requestTrialLink", (skywave, number) => requestTrialLink(skywave, { number, language: LANGUAGE })],
  ["showServiceLaneVehicle", (skywave, number) => showServicedVehicle(skywave, { deskKey: DESK, number })],
  ["startServiceLaneTrial", (skywave, number) => startServiceLaneTrial(skywave, { deskKey: DESK, number })],
  ["getState", (skywave, vin) => checkUsedCar(skywave, { vin })],
];

/** What is sent of a radio ID where one's own radios only have to be told apart. */
const LAST_FOURS: readonly [string, Use][] = [
  [
    "csEligibilityCheck",
    (skywave, radioId) => checkServiceContinuity(skywave, { radioId, newRadioToken: "t" }),
  ],
  [
    "linkDevice",
    (skywave, radioId) => linkRadio(skywave, { orderId: "ord_1", radioId, idempotencyKey: "k" }),
  ],
];

/** Calls that carry such a number, and that no use case makes. */
const MADE_BY_NO_PAGE = ["continuousServiceQuote", "csEligibleRadioNonPii", "recordOfSaleStatus"];
/** Takes either number, and is sent neither: the link says which vehicle it is. */
const SENT_NEITHER = ["b2bTrialClaim"];

async function sentBy(call: string, send: Use, number: string): Promise<string> {
  const { skywave, platform } = openSkywave("signedIn");
  platform.server.answer(call, refused({ status: 400, code: "INVALID_PAYLOAD" }));
  await send(skywave, number);
  const [request] = platform.server.seen(call);
  return `${request?.url} ${request?.body}`;
}

/** The calls of the contract that have a field for such a number. */
function carrying(): string[] {
  return Object.values(endpointTable)
    .flatMap((calls): Endpoint[] => Object.values(calls))
    .filter(({ body, query, params }) =>
      [body, query, params].some((part) =>
        Object.keys(part?.shape ?? {}).some((field) => /^(?:radioId(?:LastFour)?|vin|locator)$/.test(field)),
      ),
    )
    .map(({ name }) => name);
}

describe("the numbers of radios and vehicles, as calls carry them", () => {
  it("[S5.07] are in capitals, but for UUIDs, and the last four of a radio ID where no call needs more", async () => {
    for (const [call, use] of WHOLE_IDS) {
      const sent = await sentBy(call, use, RADIO.typed);
      expect(sent, call).toContain(RADIO.sent);
      expect(sent, call).not.toContain(RADIO.typed);
      expect(await sentBy(call, use, UUID), call).toContain(UUID);
    }
    for (const [call, use] of VINS) {
      const sent = await sentBy(call, use, VIN.typed);
      expect(sent, call).toContain(VIN.sent);
      expect(sent, call).not.toContain(VIN.typed);
    }
    for (const [call, use] of LAST_FOURS) {
      const sent = await sentBy(call, use, RADIO.typed);
      expect(sent, call).toContain(`"radioIdLastFour":"${RADIO.sent.slice(-4)}"`);
      expect(sent.toUpperCase(), call).not.toContain(RADIO.sent);
      expect(await sentBy(call, use, UUID), call).toContain(`"radioIdLastFour":"${UUID.slice(-4)}"`);
    }
    const told = [...WHOLE_IDS, ...VINS, ...LAST_FOURS].map(([call]) => call);
    expect(carrying().toSorted()).toEqual(
      [...new Set([...told, ...MADE_BY_NO_PAGE, ...SENT_NEITHER])].toSorted(),
    );
  });
});

describe("what was typed", () => {
  it("is sent without blanks and hyphens where it can be read, and else in capitals", () => {
    expect(radioIdAsSent(" d4a7-b2c1 ")).toBe("D4A7B2C1");
    expect(radioIdAsSent(" not one ")).toBe("NOT ONE");
    expect(vinAsSent("1m8g dm9a xkp0 42788")).toBe(VIN.sent);
    expect(vinAsSent(" 1m8gdm9a ")).toBe("1M8GDM9A");
    expect(lastFourAsSent(" d4a7-b2c1 ")).toBe("B2C1");
    expect(numberAsSent(VIN.typed)).toEqual({ vin: VIN.sent });
    expect(numberAsSent(RADIO.typed)).toEqual({ radioId: RADIO.sent });
  });

  it("becomes no other number by its capitals", () => {
    // In capitals the first letter would be two.
    expect(vinAsSent("ß8gdm9axkp042788")).toBe("ß8GDM9AXKP042788");
  });
});
