import { describe, expect, it } from "vitest";
import { fakeSkywave, refusal } from "#testing/fake-skywave.ts";
import { hearAnswers } from "./hear-answers.ts";

describe("hearAnswers", () => {
  it("tells of each answer which call it is to, and leaves it as it is", async () => {
    const fake = fakeSkywave({ listSubscriptions: { subscriptions: [] }, getNextBill: refusal("NOT_FOUND") });
    const heard: string[] = [];
    const skywave = hearAnswers(fake.skywave, (domain, name, { ok }) =>
      heard.push(`${domain}.${name} ${ok}`),
    );
    expect(await skywave.call("subscription", "listSubscriptions", {})).toMatchObject({
      ok: true,
      data: { subscriptions: [] },
    });
    expect(await skywave.call("billing", "getNextBill", {})).toMatchObject({ ok: false });
    expect(heard).toEqual(["subscription.listSubscriptions true", "billing.getNextBill false"]);
  });
});
