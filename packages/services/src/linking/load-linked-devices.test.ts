import { answered } from "@skywave/sdk/testing";
import { expect, it } from "vitest";
import { openSkywave } from "../testing/open-skywave.ts";
import { loadLinkedDevices } from "./load-linked-devices.ts";

it("lists the devices that play without signing in", async () => {
  const { skywave, platform } = openSkywave("signedIn");
  platform.server.answer("listSmartDevices", answered(200, { smartDevices: [] }));
  expect(await loadLinkedDevices(skywave)).toEqual({ ok: true, smartDevices: [] });
});
