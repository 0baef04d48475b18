import { cleanup, fireEvent, screen } from "@testing-library/react";
import { createHash, webcrypto } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refusal } from "#testing/fake-skywave.ts";
import { findRadio, NONE, openFindRadio, RADIO } from "#testing/open-find-radio.tsx";
import { savedFoundRadioToken } from "./found-radio-token.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a license plate", () => {
  it("offers plates only where somebody can be asked about them", async () => {
    openFindRadio({}, { hasPlateLookup: false });
    await screen.findByRole("button", { name: "find-radio.way.VIN" });
    expect(screen.queryByRole("button", { name: "find-radio.way.LPL" })).toBeNull();
  });

  it("finds a radio by a plate, and has several vehicles chosen by what they are", async () => {
    const other = { ...RADIO, token: "found-2", vehicle: null };
    const { fake, found, names } = openFindRadio({ lookUpPlate: { data: { devices: [RADIO, other] } } });
    await findRadio("LPL", { "find-radio.plate": "rkd-4821", "find-radio.region": "TX" });
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
    const { fake, found } = openFindRadio(asksForCaptcha(isRight));
    await findRadio("LPL", { "find-radio.plate": "RKD4821", "find-radio.region": "TX" });
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
    const { found } = openFindRadio(answers, { delay: waiting.promise });
    await findRadio("LPL", { "find-radio.plate": "RKD4821", "find-radio.region": "TX" });
    await screen.findByText("find-radio.waiting");
    expect(found).toEqual([]);
    waiting.resolve();
    await expect.poll(() => found).toEqual([RADIO]);
    expect(screen.queryByText("find-radio.waiting")).toBeNull();
  });

  it("leads back to the three ways where none of the vehicles is the right one", async () => {
    openFindRadio({ lookUpPlate: { data: { devices: [RADIO, { ...RADIO, token: "found-2" }] } } });
    await findRadio("LPL", { "find-radio.plate": "RKD4821", "find-radio.region": "TX" });
    fireEvent.click(await screen.findByRole("button", { name: "find-radio.none" }));
    const way = await screen.findByRole("button", { name: "find-radio.way.LPL" });
    expect(way.getAttribute("aria-expanded")).toBe("true");
  });

  it("says the same for a plate that nobody knows", async () => {
    openFindRadio({ lookUpPlate: NONE }, { country: "CA" });
    await findRadio("LPL", { "find-radio.plate": "H29 KLM", "find-radio.region": "QC" });
    expect(await screen.findByText("find-radio.not-found.LPL")).toBeDefined();
  });
});
