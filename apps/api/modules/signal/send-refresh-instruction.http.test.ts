import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legacyCodeOf } from "#testing/legacy-refusals.ts";
import { EAGER, openTestApi, type TestApi } from "#testing/open-test-api.ts";
import { makeRadio } from "#testing/radios/make-radio.ts";
import { readInbox } from "#testing/read-inbox.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({}, EAGER);
});
afterAll(() => api.close());

/** A visitor who has found a radio, and would have its steps texted. */
const asker = async () => {
  const visitor = await api.visitor();
  const { radioId } = await makeRadio(api);
  const token = await api.app.modules.radios.found.remember(radioId, visitor.deviceId);
  return (phone: string, language: "en-US" | "fr-CA" = "en-US") =>
    visitor.call("legacy", "sendRefreshInstruction", { body: { token, phone, language } });
};

describe("sendRefreshInstruction", () => {
  test("[S7.81] texts the steps in the language of the page, and shows the end of the number only", async () => {
    const send = await asker();
    const answer = await send("(514) 555-0171", "fr-CA");
    expect(answer.data.data.maskedPhone).toMatch(/0171$/);
    expect(answer.data.data.maskedPhone).not.toContain("514");
    await expect
      .poll(async () => (await readInbox(api, "5145550171")).map(({ text }) => text))
      .toEqual([expect.stringContaining("Allumez la radio")]);
  });

  test("refuses what is no number of ours, before anything is counted", async () => {
    const send = await asker();
    for (const phone of ["911", "+44 20 7946 0958", "五一四", "x".repeat(40)])
      expect(legacyCodeOf(await send(phone))).toBe("INVALID_PHONE_NUMBER");
    expect((await send("5125550172")).status).toBe(200);
  });

  test("is sent three times a day to one number", async () => {
    const send = await asker();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await send("5125550173")).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test("[S8.23] is refused to a number that has had texts about five radios", async () => {
    const phone = "5125550174";
    for (let radio = 0; radio < 5; radio += 1) {
      // Three a day to one number are allowed, whatever they are about.
      if (radio === 3) api.passTime({ hours: 24 });
      expect((await (await asker())(phone)).status).toBe(200);
    }
    api.passTime({ hours: 24 });
    expect(legacyCodeOf(await (await asker())(phone))).toBe("DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER");
  });

  test("tells nobody that the owner of a number said STOP, and texts them nothing", async () => {
    const phone = "5125550175";
    await api.app.modules.consents.takeText({ id: "text-1", from: phone, text: "STOP" });
    const send = await asker();
    const answer = await send(phone);
    expect([answer.status, answer.data.data.maskedPhone.endsWith("0175")]).toEqual([200, true]);
    const other = await asker();
    await other("5125550176");
    await expect.poll(async () => (await readInbox(api, "5125550176")).length).toBe(1);
    expect((await readInbox(api, phone)).filter(({ text }) => text.includes("Turn on your radio"))).toEqual(
      [],
    );
  });
});
