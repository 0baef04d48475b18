import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { EMPTY_ACCOUNT } from "#testing/empty-account.ts";
import { fakeSkywave } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { DevicesPage } from "./devices-page.tsx";

const SPEAKER = {
  smartDeviceId: "speaker-1",
  deviceName: "Kitchen speaker",
  linkedAt: "2026-11-20T12:00:00.000+0000",
};
const RADIO = {
  type: "car",
  radioIdLastFour: "7K42",
  canPlayAudio: true,
  receives: ["entertainment"],
  vehicle: null,
  subscriptionId: "sub-1",
  lastSignal: null,
};

function open(answers: Record<string, unknown> = {}) {
  const fake = fakeSkywave({
    ...EMPTY_ACCOUNT,
    listRadios: { radios: [] },
    showAccount: { data: { subscriptions: [], devices: [], closedDevices: [] } },
    listSmartDevices: { smartDevices: [] },
    unlinkSmartDevice: undefined,
    ...answers,
  });
  fake.setSession("authenticated");
  const { told } = renderPage(DevicesPage, { fake, at: "/account/devices" });
  return { fake, told };
}

afterEach(cleanup);

describe("the devices of an account", () => {
  it("are its radios and all that is linked, with the ways to more of them", async () => {
    const { told } = open({ listRadios: { radios: [RADIO] }, listSmartDevices: { smartDevices: [SPEAKER] } });
    expect(await screen.findByText("Kitchen speaker")).toBeDefined();
    expect(await screen.findByRole("heading", { name: "own-radios.heading" })).toBeDefined();
    expect(await screen.findByText("find-radio.last-four")).toBeDefined();
    const leads = ["own-devices.link", "own-devices.add-radio", "own-devices.sessions"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(leads).toEqual([
      "/subscribe/linking",
      "/subscribe/checkout/purchase/satellite",
      "/account/security",
    ]);
    const views = told
      .filter(({ name }) => name === "page-view")
      .map(({ groups }) => groups.pageInfo?.pageName);
    expect(views).toEqual(["account/devices"]);
  });

  it("can be unlinked there", async () => {
    const { fake } = open({ listSmartDevices: { smartDevices: [SPEAKER] } });
    const unlink = await screen.findByRole("button", { name: "security.device-unlink-label" });
    fake.answers["listSmartDevices"] = { smartDevices: [] };
    fireEvent.click(unlink);
    expect(await screen.findByText("security.devices-none")).toBeDefined();
  });
});
