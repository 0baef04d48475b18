import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { findRadio, MISTYPED_VIN, NONE, openFindRadio, RADIO, RIGHT_VIN } from "#testing/open-find-radio.tsx";
import { renderPage } from "#testing/render-page.tsx";
import { FindRadio } from "./find-radio.tsx";
import { savedFoundRadioToken } from "./found-radio-token.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("FindRadio", () => {
  it("begins with the radio ID, and has one way open at a time, which keeps what was typed", async () => {
    openFindRadio();
    const opener = (way: string) => screen.findByRole("button", { name: `find-radio.way.${way}` });
    const isOpen = async () =>
      Promise.all(
        ["RID", "VIN", "LPL"].map(async (way) => (await opener(way)).getAttribute("aria-expanded")),
      );
    expect(await isOpen()).toEqual(["true", "false", "false"]);
    fireEvent.change(screen.getByLabelText("find-radio.radio-id"), { target: { value: "R4Y7" } });
    fireEvent.click(await opener("VIN"));
    expect(await isOpen()).toEqual(["false", "true", "false"]);
    fireEvent.click(await opener("RID"));
    expect(screen.getByLabelText<HTMLInputElement>("find-radio.radio-id").value).toBe("R4Y7");
  });

  it("[A9.17] tells analytics that another way was tried than the one before", async () => {
    const { fake, names } = openFindRadio({ validateDevice: refusal("DEVICE_NOT_FOUND") });
    await findRadio("RID", { "find-radio.radio-id": "R4Y7H2VN" });
    await expect.poll(names).toContain("authentication-failure");
    fake.answers["validateDevice"] = { data: RADIO };
    await findRadio("VIN", { "find-radio.vin": RIGHT_VIN });
    await expect.poll(names).toContain("authentication-success");
    expect(names().filter((name) => name.startsWith("authentication-"))).toEqual([
      "authentication-start",
      "authentication-failure",
      "authentication-type-update",
      "authentication-start",
      "authentication-success",
    ]);
  });

  it.each([
    ["RID", { "find-radio.radio-id": "r4y7 h2vn" }, { radioId: "R4Y7H2VN" }, "enter-radioid-successful"],
    ["VIN", { "find-radio.vin": RIGHT_VIN.toLowerCase() }, { vin: RIGHT_VIN }, "enter-vin-successful"],
  ] as const)(
    "[A9.12] finds a radio by %s, tells how it was found and which it is, and keeps only its token",
    async (way, typed, body, event) => {
      const { fake, found, names, told } = openFindRadio({ validateDevice: { data: RADIO } });
      await findRadio(way, typed);
      await expect.poll(() => found).toEqual([RADIO]);
      expect(fake.calls).toEqual([{ name: "validateDevice", input: { body }, idempotencyKey: undefined }]);
      expect(names()).toEqual(["authentication-start", event, "authentication-success"]);
      expect(told[0]?.groups.customerInfo).toMatchObject({ authenticationType: way });
      expect(told[2]?.groups.account?.subscriptions).toEqual([{ lookupMethod: way }]);
      expect(told[2]?.groups.deviceInfo).toEqual({
        id: "•••H2VN",
        radioId: "•••H2VN",
        type: "car",
        vehicleInfo: { year: "2024", make: "Solano", model: "Vireo" },
      });
      expect({ ...sessionStorage }).toEqual({ "found-radio": "found-1" });
      expect(savedFoundRadioToken()).toBe("found-1");
    },
  );

  it.each([
    ["[A3.01] [A4.05] ", "RID", { "find-radio.radio-id": "R4Y7H2VN" }],
    ["[A3.01] [A4.10] ", "VIN", { "find-radio.vin": RIGHT_VIN }],
    ["[A3.01] [A4.11] ", "LPL", { "find-radio.plate": "RKD4821", "find-radio.region": "TX" }],
  ] as const)("%stells a lookup by %s from its start to its failure or success", async (_id, way, typed) => {
    const { told } = openFindRadio({
      validateDevice: () => answers.shift(),
      lookUpPlate: () => answers.shift(),
    });
    const radio = way === "LPL" ? { devices: [RADIO] } : RADIO;
    const nothing = way === "LPL" ? NONE : refusal("DEVICE_NOT_FOUND");
    const answers = [nothing, { data: radio }];
    const { press } = await findRadio(way, typed);
    await screen.findByText(`find-radio.not-found.${way}`);
    press();
    await expect.poll(() => told.map(({ name }) => name)).toContain("authentication-success");
    const general = told.filter(({ name }) => name.startsWith("authentication-"));
    expect(general.map(({ name }) => name)).toEqual([
      "authentication-start",
      "authentication-failure",
      "authentication-start",
      "authentication-success",
    ]);
    for (const { groups } of general) expect(groups.customerInfo?.authenticationType).toBe(way);
    expect(general.at(-1)?.groups.account?.subscriptions).toEqual([{ lookupMethod: way }]);
  });

  it("suggests what was misread as letters, and applies it at a press", async () => {
    const { fake, found } = openFindRadio({ validateDevice: { data: RADIO } });
    const { press } = await findRadio("RID", { "find-radio.radio-id": "d4a7b2co" });
    fireEvent.click(await screen.findByRole("button", { name: "find-radio.radio-id-suggestion" }));
    const field = screen.getByLabelText<HTMLInputElement>("find-radio.radio-id");
    expect([field.value, document.activeElement]).toEqual(["D4A7B2C0", field]);
    await expect.poll(() => screen.queryByText("find-radio.radio-id-invalid")).toBeNull();
    expect(fake.calls).toEqual([]);
    press();
    await expect.poll(() => found.length).toBe(1);
  });

  it("warns of a VIN that is most likely mistyped, and lets it through at the second press", async () => {
    const { fake, found } = openFindRadio({ validateDevice: { data: RADIO } });
    const { press } = await findRadio("VIN", { "find-radio.vin": MISTYPED_VIN });
    await screen.findByText("find-radio.vin-check");
    expect(fake.calls).toEqual([]);
    press();
    await expect.poll(() => found.length).toBe(1);
    expect(fake.calls[0]?.input).toEqual({ body: { vin: MISTYPED_VIN } });
  });

  it.each([
    ["RID", {}, ["find-radio.radio-id-empty"], ["radioId"]],
    ["RID", { "find-radio.radio-id": "D4A7" }, ["find-radio.radio-id-invalid"], ["radioId"]],
    ["VIN", {}, ["find-radio.vin-empty"], ["vin"]],
    ["VIN", { "find-radio.vin": "9SK" }, ["find-radio.vin-invalid"], ["vin"]],
    ["LPL", {}, ["find-radio.plate-empty", "find-radio.region-empty"], ["licensePlate", "state"]],
    [
      "LPL",
      { "find-radio.plate": "ABCD12345", "find-radio.region": "TX" },
      ["find-radio.plate-invalid"],
      ["licensePlate"],
    ],
  ] as const)(
    "[A5.03] says beside the fields and in a summary what is wrong, by %s with %o, and asks nobody",
    async (way, typed, messages, fields) => {
      const { fake, names, told } = openFindRadio();
      await findRadio(way, typed);
      for (const message of messages) expect(await screen.findAllByText(message)).toHaveLength(2);
      await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("alert");
      expect(fake.calls).toEqual([]);
      expect(names()).toEqual(["user-error"]);
      expect(JSON.stringify(told.map(({ groups }) => groups))).toContain(fields.at(-1));
    },
  );

  it.each([
    ["RID", { "find-radio.radio-id": "N0B0DYZ1" }, "DEVICE_NOT_FOUND"],
    ["VIN", { "find-radio.vin": RIGHT_VIN }, "INVALID_PAYLOAD"],
  ] as const)(
    "says that nothing was found by %s, and keeps what was typed: %o %s",
    async (way, typed, code) => {
      const { names } = openFindRadio({ validateDevice: refusal(code) });
      await findRadio(way, typed);
      expect(await screen.findByText(`find-radio.not-found.${way}`)).toBeDefined();
      const [[label, value] = ["", ""]] = Object.entries(typed);
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
      expect(names()).toEqual(["authentication-start", "authentication-failure", "business-error"]);
    },
  );

  it.each([
    [refusal("RATE_LIMIT_EXCEEDED"), /failure\.RATE_LIMIT_EXCEEDED/],
    [lost(), "failure.UNREACHABLE"],
  ])("has words where nobody could be asked", async (answer, text) => {
    openFindRadio({ validateDevice: answer });
    await findRadio("RID", { "find-radio.radio-id": "R4Y7H2VN" });
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe("a radio that is not found", () => {
  it.each(LOCALES)("is told in words, with another way to go by: %s", async (locale) => {
    const texts: Record<string, string> = Object.assign({}, ...Object.values(dictionaries[locale]));
    const fake = fakeSkywave({ validateDevice: refusal("DEVICE_NOT_FOUND"), lookUpPlate: NONE });
    const translate = makeTranslator(locale, texts);
    renderPage(() => <FindRadio hasPlateLookup onFound={() => undefined} />, { fake, translate });
    const say = (key: string) => texts[key] ?? key;
    const ways = [
      ["RID", { [say("find-radio.radio-id")]: "R4Y7H2VN" }],
      ["VIN", { [say("find-radio.vin")]: RIGHT_VIN }],
      ["LPL", { [say("find-radio.plate")]: "H29KLM", [say("find-radio.region")]: "TX" }],
    ] as const;
    for (const [way, typed] of ways) {
      await findRadio(way, typed, say);
      const told = await screen.findByText(say(`find-radio.not-found.${way}`));
      expect(told.textContent).toMatch(/^(?!.*\{)\S+\s\S+\s.{10,}$/s);
    }
  });
});
