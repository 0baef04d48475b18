import type { CallInput } from "@skywave/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyRefusalOf } from "#testing/legacy-refusals.ts";
import { openTestApi, type TestApi } from "#testing/open-test-api.ts";
import type { TestVisitor } from "#testing/test-visitor.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe("validatePassword", () => {
  const judge = (visitor: TestVisitor, body: CallInput<"legacy", "validatePassword">["body"]) =>
    visitor.call("legacy", "validatePassword", { body });

  test("[S7.89] takes a good password, of somebody new and of somebody who is signed in", async () => {
    const visitor = await api.visitor();
    const sent = { password: "an unusual evening train", email: "new@example.com", firstName: "Robin" };
    const answer = await judge(visitor, sent);
    expect([answer.status, answer.data]).toEqual([200, { data: { isValid: true } }]);
    await visitor.register("judged@example.com");
    expect((await judge(visitor, { password: sent.password })).status).toBe(200);
    const noToken = { bearer: "" };
    const open = await visitor.call("legacy", "validatePassword", { body: sent }, noToken);
    expect(open.status).toBe(200);
  });

  test("[S7.89] refuses one that is too short or too common, and one with personal data in it", async () => {
    const visitor = await api.visitor();
    for (const password of ["short", "password123"])
      expect(legacyRefusalOf(await judge(visitor, { password }))).toEqual([422, "INVALID_PASSWORD"]);
    const password = "the house of ferrer";
    const personal = [422, "PASSWORD_HAS_PERSONAL_DATA"];
    expect(legacyRefusalOf(await judge(visitor, { password, lastName: "Ferrer" }))).toEqual(personal);
    expect(
      legacyRefusalOf(await judge(visitor, { password: "call 5125550123 now", phone: "(512) 555-0123" })),
    ).toEqual(personal);
    expect((await judge(visitor, { password })).status).toBe(200);
  });

  test("counts what is on file of whoever is signed in", async () => {
    const visitor = await api.visitor();
    await visitor.register("loudspeaker@example.com");
    await visitor.addBilling(undefined);
    for (const password of ["my loudspeaker is loud", "the house of ferrer"])
      expect(legacyRefusalOf(await judge(visitor, { password }))).toEqual([
        422,
        "PASSWORD_HAS_PERSONAL_DATA",
      ]);
  });

  test("refuses a body that is none", async () => {
    const visitor = await api.visitor();
    expect(legacyRefusalOf(await judge(visitor, { password: "x".repeat(201) }))).toEqual([
      400,
      "INVALID_PAYLOAD",
    ]);
  });
});

describe("validateUniqueLogin", () => {
  const ask = (visitor: TestVisitor, username: string) =>
    visitor.call("legacy", "validateUniqueLogin", { body: { username } });

  test("[S7.89] tells whether somebody else has a username, in whatever case it is typed", async () => {
    const owner = await api.visitor();
    await owner.register("has-a-name@example.com");
    await owner.call("user", "changeUsername", { body: { username: "night.owl" } });
    const visitor = await api.visitor();
    expect((await ask(visitor, "Night.Owl")).data).toEqual({ data: { isUnique: false } });
    expect((await ask(visitor, "early.bird")).data).toEqual({ data: { isUnique: true } });
    expect((await ask(owner, "night.owl")).data).toEqual({ data: { isUnique: true } });
  });

  test("says the same of every email, whoever has an account", async () => {
    const known = "knows-nobody@example.com";
    await (await api.visitor()).register(known);
    const visitor = await api.visitor();
    const answers = [await ask(visitor, known), await ask(visitor, "nobody-at-all@example.com")];
    for (const { status, data } of answers)
      expect([status, data]).toEqual([200, { data: { isUnique: true } }]);
  });

  test("refuses what can be no login", async () => {
    const visitor = await api.visitor();
    expect(legacyRefusalOf(await ask(visitor, "two words"))).toEqual([400, "INVALID_HANDLE"]);
    expect(legacyRefusalOf(await ask(visitor, "  "))).toEqual([400, "INVALID_PAYLOAD"]);
  });

  test("shares the limits of other questions about handles", async () => {
    const visitor = await api.visitor();
    for (let index = 0; index < 5; index += 1) {
      await ask(visitor, `listener${index}`);
      await visitor.call("user", "statusByHandle", { query: { handle: `listener${index}` } });
    }
    expect(legacyRefusalOf(await ask(visitor, "one.more"))).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
  });
});

describe("validateCustomerInfo", () => {
  const judge = async (body: CallInput<"legacy", "validateCustomerInfo">["body"]) =>
    (await api.visitor()).call("legacy", "validateCustomerInfo", { body });
  const HOME = {
    addressLine1: "12 Hill Road",
    addressLine2: "",
    city: "Austin",
    state: "tx",
    zipCode: "78701",
    country: "US",
  } as const;

  test("[S7.89] takes what can be kept, and does not judge what was left out", async () => {
    const whole = {
      firstName: "Zoé",
      lastName: "O'Neil-Tremblay",
      email: " Zoe@Example.com ",
      phone: "(512) 555-0123",
      serviceAddress: HOME,
    };
    for (const body of [
      whole,
      {},
      { serviceAddress: { country: "CA", state: "QC", zipCode: "h2y1a1" } } as const,
    ])
      expect((await judge(body)).data).toEqual({ data: { isValid: true, invalidFields: [] } });
  });

  test("[S5.24] [S7.89] names each field that cannot be kept, by the rules of its country", async () => {
    const answer = await judge({
      firstName: "R2D2",
      lastName: "",
      email: "zoe@example",
      phone: "12",
      serviceAddress: {
        ...HOME,
        addressLine1: " ",
        city: "x".repeat(36),
        addressLine2: "x".repeat(51),
        country: "CA",
      },
    });
    expect(answer.data).toEqual({
      data: {
        isValid: false,
        invalidFields: [
          { field: "firstName", code: "format" },
          { field: "lastName", code: "format" },
          { field: "email", code: "format" },
          { field: "phone", code: "format" },
          { field: "serviceAddress.addressLine1", code: "length" },
          { field: "serviceAddress.addressLine2", code: "length" },
          { field: "serviceAddress.city", code: "length" },
          { field: "serviceAddress.state", code: "unknown" },
          { field: "serviceAddress.zipCode", code: "format" },
        ],
      },
    });
  });

  test("refuses a country that is not served", async () => {
    const answer = await api.app.inject({
      method: "POST",
      url: "/services/validate/customer-info",
      payload: { serviceAddress: { country: "FR" } },
    });
    expect([answer.statusCode, answer.json().error.errorCode]).toEqual([400, "INVALID_PAYLOAD"]);
  });
});
