import type { FoundDevice } from "@skywave/contract";
import { dictionaries, LOCALES } from "@skywave/localization";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { createHash, webcrypto } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTranslator } from "#i18n/translate.ts";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { FindRadio } from "./find-radio.tsx";
import { savedFoundRadioToken } from "./found-radio-token.ts";

const RADIO: FoundDevice = {
  token: "found-1",
  type: "car",
  radioIdLastFour: "H2VN",
  canPlayAudio: true,
  receives: ["entertainment"] as "entertainment"[],
  vehicle: { year: 2024, make: "Solano", model: "Vireo", yearMakeModel: "2024 Solano Vireo" },
};
const NONE = { data: { devices: [] } };
const RIGHT_VIN = "9SKVR2H45R1000217";
const MISTYPED_VIN = "9SKVR2H49R1000217";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  answers: Record<string, unknown> = {},
  {
    hasPlateLookup = true,
    country = "US",
    delay = Promise.resolve(),
  }: { hasPlateLookup?: boolean; country?: "US" | "CA"; delay?: Promise<void> } = {},
) {
  const fake = fakeSkywave(answers);
  Reflect.set(fake.skywave, "delay", () => delay);
  const found: FoundDevice[] = [];
  const { told } = renderPage(
    () => <FindRadio hasPlateLookup={hasPlateLookup} onFound={(radio) => found.push(radio)} />,
    { fake, country },
  );
  return { fake, found, names: () => told.map(({ name }) => name), told };
}

/** Fills the form of one way, and sends it. */
async function find(
  way: "RID" | "VIN" | "LPL",
  typed: Readonly<Record<string, string>>,
  say = (key: string) => key,
) {
  const opener = await screen.findByRole("button", { name: say(`find-radio.way.${way}`) });
  fireEvent.click(opener);
  const panel = document.getElementById(opener.getAttribute("aria-controls") ?? "");
  if (panel === null) throw new Error("nothing is opened");
  const form = within(panel);
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  const press = () => fireEvent.click(form.getByRole("button", { name: say("find-radio.submit") }));
  press();
  return { form, press };
}

describe("FindRadio", () => {
  it("begins with the radio ID, and has one way open at a time, which keeps what was typed", async () => {
    open();
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
    const { fake, names } = open({ validateDevice: refusal("DEVICE_NOT_FOUND") });
    await find("RID", { "find-radio.radio-id": "R4Y7H2VN" });
    await expect.poll(names).toContain("authentication-failure");
    fake.answers["validateDevice"] = { data: RADIO };
    await find("VIN", { "find-radio.vin": RIGHT_VIN });
    await expect.poll(names).toContain("authentication-success");
    expect(names().filter((name) => name.startsWith("authentication-"))).toEqual([
      "authentication-start",
      "authentication-failure",
      "authentication-type-update",
      "authentication-start",
      "authentication-success",
    ]);
  });

  it("offers plates only where somebody can be asked about them", async () => {
    open({}, { hasPlateLookup: false });
    await screen.findByRole("button", { name: "find-radio.way.VIN" });
    expect(screen.queryByRole("button", { name: "find-radio.way.LPL" })).toBeNull();
  });

  it.each([
    ["RID", { "find-radio.radio-id": "r4y7 h2vn" }, { radioId: "R4Y7H2VN" }, "enter-radioid-successful"],
    ["VIN", { "find-radio.vin": RIGHT_VIN.toLowerCase() }, { vin: RIGHT_VIN }, "enter-vin-successful"],
  ] as const)(
    "[A9.12] finds a radio by %s, tells how it was found and which it is, and keeps only its token",
    async (way, typed, body, event) => {
      const { fake, found, names, told } = open({ validateDevice: { data: RADIO } });
      await find(way, typed);
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
    const { told } = open({
      validateDevice: () => answers.shift(),
      lookUpPlate: () => answers.shift(),
    });
    const radio = way === "LPL" ? { devices: [RADIO] } : RADIO;
    const nothing = way === "LPL" ? NONE : refusal("DEVICE_NOT_FOUND");
    const answers = [nothing, { data: radio }];
    const { press } = await find(way, typed);
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

  it("finds a radio by a plate, and has several vehicles chosen by what they are", async () => {
    const other = { ...RADIO, token: "found-2", vehicle: null };
    const { fake, found, names } = open({ lookUpPlate: { data: { devices: [RADIO, other] } } });
    await find("LPL", { "find-radio.plate": "rkd-4821", "find-radio.region": "TX" });
    const heading = await screen.findByRole("heading", { name: "find-radio.which" });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(fake.calls[0]?.input).toEqual({ body: { licensePlate: "rkd-4821", state: "TX" } });
    expect(names()).toContain("enter-license-plate-successful");
    expect([found, savedFoundRadioToken()]).toEqual([[], null]);
    const [, second] = screen.getAllByRole("button", { name: /find-radio\.choose/ });
    if (second === undefined) throw new Error("there is no second vehicle");
    fireEvent.click(second);
    expect([found, savedFoundRadioToken()]).toEqual([[other], "found-2"]);
  });

  /** A server that asks for a captcha, which takes sixteen tries. */
  function asksForCaptcha(passes: (answer: { solution?: string }) => boolean) {
    const task = { challenge: "task-1", difficultyInBits: 4, passesOnAt: "2026-11-21T12:00:30Z" };
    return {
      lookUpPlate: ({ body }: { body: { captchaToken?: string } }) =>
        body.captchaToken === "token-1" ? { data: { devices: [RADIO] } } : refusal("CAPTCHA_REQUIRED"),
      checkCaptcha: ({ body }: { body: { challenge?: string; solution?: string } }) => {
        const isPassed = body.challenge === "task-1" && passes(body);
        return { data: { ...task, isPassed, captchaToken: isPassed ? "token-1" : null } };
      },
    };
  }
  const isRight = ({ solution }: { solution?: string }) => {
    const digest = createHash("sha256").update(`task-1:${solution}`).digest();
    return digest.readUInt8(0) >> 4 === 0;
  };

  it("computes what a plate asks for after a few, without a word to anybody", async () => {
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("crypto", webcrypto);
    const { fake, found } = open(asksForCaptcha(isRight));
    await find("LPL", { "find-radio.plate": "RKD4821", "find-radio.region": "TX" });
    await expect.poll(() => found).toEqual([RADIO]);
    expect(fake.calls.map(({ name }) => name)).toEqual([
      "lookUpPlate",
      "checkCaptcha",
      "checkCaptcha",
      "lookUpPlate",
    ]);
  });

  it("says that it takes a while where nothing can be computed, and finds the radio then", async () => {
    vi.stubGlobal("isSecureContext", false);
    const answers = asksForCaptcha(({ solution }) => solution === undefined);
    const waiting = Promise.withResolvers<void>();
    const { found } = open(answers, { delay: waiting.promise });
    await find("LPL", { "find-radio.plate": "RKD4821", "find-radio.region": "TX" });
    await screen.findByText("find-radio.waiting");
    expect(found).toEqual([]);
    waiting.resolve();
    await expect.poll(() => found).toEqual([RADIO]);
    expect(screen.queryByText("find-radio.waiting")).toBeNull();
  });

  it("leads back to the three ways where none of the vehicles is the right one", async () => {
    open({ lookUpPlate: { data: { devices: [RADIO, { ...RADIO, token: "found-2" }] } } });
    await find("LPL", { "find-radio.plate": "RKD4821", "find-radio.region": "TX" });
    fireEvent.click(await screen.findByRole("button", { name: "find-radio.none" }));
    const way = await screen.findByRole("button", { name: "find-radio.way.LPL" });
    expect(way.getAttribute("aria-expanded")).toBe("true");
  });

  it("suggests what was misread as letters, and applies it at a press", async () => {
    const { fake, found } = open({ validateDevice: { data: RADIO } });
    const { press } = await find("RID", { "find-radio.radio-id": "d4a7b2co" });
    fireEvent.click(await screen.findByRole("button", { name: "find-radio.radio-id-suggestion" }));
    const field = screen.getByLabelText<HTMLInputElement>("find-radio.radio-id");
    expect([field.value, document.activeElement]).toEqual(["D4A7B2C0", field]);
    await expect.poll(() => screen.queryByText("find-radio.radio-id-invalid")).toBeNull();
    expect(fake.calls).toEqual([]);
    press();
    await expect.poll(() => found.length).toBe(1);
  });

  it("warns of a VIN that is most likely mistyped, and lets it through at the second press", async () => {
    const { fake, found } = open({ validateDevice: { data: RADIO } });
    const { press } = await find("VIN", { "find-radio.vin": MISTYPED_VIN });
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
      const { fake, names, told } = open();
      await find(way, typed);
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
      const { names } = open({ validateDevice: refusal(code) });
      await find(way, typed);
      expect(await screen.findByText(`find-radio.not-found.${way}`)).toBeDefined();
      const [[label, value] = ["", ""]] = Object.entries(typed);
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
      expect(names()).toEqual(["authentication-start", "authentication-failure", "business-error"]);
    },
  );

  it("says the same for a plate that nobody knows", async () => {
    open({ lookUpPlate: NONE }, { country: "CA" });
    await find("LPL", { "find-radio.plate": "H29 KLM", "find-radio.region": "QC" });
    expect(await screen.findByText("find-radio.not-found.LPL")).toBeDefined();
  });

  it.each([
    [refusal("RATE_LIMIT_EXCEEDED"), /failure\.RATE_LIMIT_EXCEEDED/],
    [lost(), "failure.UNREACHABLE"],
  ])("has words where nobody could be asked", async (answer, text) => {
    open({ validateDevice: answer });
    await find("RID", { "find-radio.radio-id": "R4Y7H2VN" });
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
      await find(way, typed, say);
      const told = await screen.findByText(say(`find-radio.not-found.${way}`));
      expect(told.textContent).toMatch(/^(?!.*\{)\S+\s\S+\s.{10,}$/s);
    }
  });
});
