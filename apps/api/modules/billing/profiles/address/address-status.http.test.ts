import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";

let api: TestApi;
let broken: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  broken = await openTestApi(
    {},
    {
      addressValidator: {
        validate: () => Promise.reject(new Error("the post is closed")),
        suggest: () => Promise.reject(new Error("the post is closed")),
      },
    },
  );
});
afterAll(() => Promise.all([api.close(), broken.close()]));

/** Somebody who lives there, as their profile says when it is made, read, listed and changed. */
async function statusesOf(at: TestApi, place: { city: string; state: string; zipCode: string }) {
  const visitor = await at.visitor();
  await visitor.register(`lives-in-${place.zipCode}-${place.city.toLowerCase()}@example.com`);
  const serviceAddress = { addressLine1: "12 Hill Road", country: "US", ...place } as const;
  const billingProfileName = { firstAndLastName: { firstName: "Robin", lastName: "Ferrer" } };
  const made = await visitor.call("billing", "createBillingProfile", {
    body: { billingProfileName, serviceAddress },
  });
  const params = { billingProfileId: made.data.id };
  const shown = await visitor.call("billing", "getDefaultBillingProfile", {});
  const { data: listed } = await visitor.call("billing", "listBillingProfiles", {});
  const changed = await visitor.call("billing", "updateBillingProfile", { params, body: { serviceAddress } });
  return [made.data, shown.data, listed.billingProfiles[0], changed.data].map(
    (profile) => profile?.status.open.serviceAddressStatus,
  );
}
const always = (status: string) => [status, status, status, status];

describe("the service address of a profile", () => {
  test("[S3.28] is valid, not valid or unverified, as the post says of where it is today", async () => {
    const austin = { city: "Austin", state: "TX", zipCode: "78701" };
    expect(await statusesOf(api, austin)).toEqual(always("valid"));
    expect(await statusesOf(api, { ...austin, zipCode: "10001" })).toEqual(always("notValid"));
    expect(await statusesOf(api, { ...austin, city: "Nowhere" })).toEqual(always("unverified"));
    expect(await statusesOf(broken, austin)).toEqual(always("unverified"));
  });
});
