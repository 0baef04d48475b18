import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const accountOf = async (visitor: TestVisitor) => (await visitor.call("legacy", "showAccount", {})).data.data;

describe("an account that was imported, for somebody who can sign in", () => {
  test("[S3.14] writes US for an account in the USA, and CA for one in Canada", async () => {
    for (const [written, country] of [
      ["USA", "US"],
      ["Canada", "CA"],
    ] as const) {
      const visitor = await api.visitor({ country });
      const address = { addressLine1: "1 Main Street", city: "Springfield", state: "ON" };
      await api.app.modules.legacyAccounts.imports.put({
        identityId: await visitor.register(`written-${country.toLowerCase()}@example.com`),
        country: written,
        accountType: "consumer",
        hasService: true,
        serviceAddress: { ...address, zipCode: "K1A 0B1", country: written },
      });
      const shown = await accountOf(visitor);
      expect(shown.serviceAddress).toEqual({ ...address, zip: "K1A 0B1", country });
      expect((await visitor.call("user", "getLegacyAccount", {})).data.country).toBe(country);
    }
  });

  test("[S3.10] shows the number and the special handling of an imported account, on both contracts", async () => {
    const visitor = await api.visitor();
    const identityId = await visitor.register("imported-here@example.com");
    await visitor.call("user", "getAccount", {});
    await api.app.modules.legacyAccounts.imports.put({
      identityId,
      accountNumber: "7700000001",
      country: "US",
      accountType: "consumer",
      hasService: true,
      firstName: "Ines",
      lastName: "Okoye",
      hasSpecialHandling: true,
      isInCollections: true,
    });
    const common = { accountNumber: "7700000001", specialHandlingFlag: true, privacyAgreements: [] };
    expect((await visitor.call("user", "getAccount", {})).data).toMatchObject(common);
    expect(await accountOf(visitor)).toMatchObject({
      ...common,
      userOptedOut: false,
      firstName: "Ines",
      isInCollections: true,
      paymentMethod: { type: "invoice", creditCard: null },
      billingAddress: null,
    });
  });
});
