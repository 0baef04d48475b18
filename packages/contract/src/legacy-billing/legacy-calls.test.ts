import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Endpoint, endpointTable } from "../index.ts";

const CALLS = Object.values<Endpoint>(endpointTable.legacy);
/** Two that are stated to be a GET, and billing activity by an address that can be kept, beside its POST. */
const READS = ["envInfo", "nextBestAction", "readBillingActivity"];

describe("the calls of the legacy system", () => {
  test("[S7.78] are POST, all but those that are read by GET", () => {
    const read = CALLS.filter(({ method }) => method !== "POST").map(({ name }) => name);
    expect(read.toSorted()).toEqual(READS);
    expect(CALLS.length).toBeGreaterThan(5);
  });

  test("[S7.78] wrap what they answer in data, where they answer anything", () => {
    const unwrapped = CALLS.filter(({ response }) => {
      if (response === undefined) return false;
      const { required } = z.toJSONSchema(response, { io: "input" });
      return required?.join() !== "data";
    });
    expect(unwrapped).toEqual([]);
    expect(CALLS.filter(({ response }) => response === undefined).map(({ name }) => name)).toEqual([
      "logMessage",
    ]);
  });

  test("[S7.80] [S7.81] [S7.84] [S7.87] [S7.89] [S7.90] stand where the legacy system had them, as far as they sign in, reach a radio, pay, change, check or tell", () => {
    const addresses = CALLS.map(({ method, path }) => `${method} /services${path}`);
    expect(addresses).toEqual(
      expect.arrayContaining([
        "POST /services/authenticate/login",
        "POST /services/authenticate/logout",
        "POST /services/authenticate/validate-login",
        "POST /services/device/validate",
        "POST /services/device/info",
        "POST /services/device/refresh",
        "POST /services/device/send-refresh-instruction",
        "POST /services/payment/make-payment",
        "POST /services/payment/update-payment-info",
        "POST /services/payment/update-ebill-enrollment",
        "POST /services/payment/giftcard/info",
        "POST /services/payment/giftcard/redeem",
        "POST /services/account-mgmt/update-account-login",
        "POST /services/account-mgmt/update-account-password",
        "POST /services/account-mgmt/update-billing-info",
        "POST /services/account-mgmt/update-customer-info",
        "POST /services/account-mgmt/update-nickname",
        "POST /services/account-mgmt/modify-subscription-options",
        "POST /services/account-mgmt/remove-device",
        "POST /services/account-mgmt/contact-preferences",
        "POST /services/validate/password",
        "POST /services/validate/unique-login",
        "POST /services/validate/customer-info",
        "POST /services/check-eligibility/captcha",
        "POST /services/utility/log-message",
        "GET /services/utility/env-info",
        "POST /services/apigateway/update-usecase",
      ]),
    );
  });
});
