import { answered, refused } from "@skywave/sdk/testing";
import { expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { chooseMessages, loadMessageChoices } from "./choose-messages.ts";

const CHOICES = { offersByMail: true, offersByText: false, language: "fr-CA" } as const;

it("loads and changes what the person wants to hear", async () => {
  const { skywave, platform, bodies } = openSkywave("signedIn");
  platform.server.answer("getMessageChoices", answered(200, CHOICES));
  platform.server.answer("setMessageChoices", answered(200, CHOICES));
  expect(await loadMessageChoices(skywave)).toEqual({ ok: true, choices: CHOICES });
  expect(await chooseMessages(skywave, CHOICES)).toEqual({ ok: true, choices: CHOICES });
  expect(bodies("setMessageChoices")).toEqual([CHOICES]);
});

it("tells a failure that all calls share", async () => {
  const { skywave, platform } = openSkywave("signedIn");
  platform.server.answer("setMessageChoices", refused({ status: 429, code: "RATE_LIMIT_EXCEEDED" }));
  expect(await chooseMessages(skywave, CHOICES)).toMatchObject({ ok: false, code: "RATE_LIMIT_EXCEEDED" });
});
