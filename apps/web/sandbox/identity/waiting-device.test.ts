import { describe, expect, it } from "vitest";
import { switchOnDevice } from "./waiting-device.ts";

interface Sent {
  path: string;
  init: RequestInit;
}

/** A platform that answers each path from a list, the last answer again and again. */
async function open(answers: Record<string, Response[]>) {
  const sent: Sent[] = [];
  const all: Record<string, Response[]> = {
    "/device/v1/devices": [Response.json({ grant: "grant-1" })],
    "/linking/v1/user-codes?flow=speaker": [
      Response.json({ userCode: "BCDF-GHJK", deviceCode: "secret", intervalInSeconds: 5 }),
    ],
    ...answers,
  };
  const device = await switchOnDevice(
    async (url, init) => {
      const path = url.replace("/api", "");
      sent.push({ path, init });
      const [next, ...later] = all[path] ?? [];
      if (next === undefined) throw new Error(`nobody answers ${path}`);
      if (later.length > 0) all[path] = later;
      return next.clone();
    },
    { flow: "speaker", deviceName: "Speaker", countryCode: "US" },
  );
  return { device, sent };
}

const ASK = "/linking/v1/user-codes/authenticate";
const refused = (code: string) => Response.json({ code }, { status: 403 });

describe("a waiting device", () => {
  it("shows its code, and sends nothing of the browser's", async () => {
    const { device, sent } = await open({});
    expect(device.userCode).toBe("BCDF-GHJK");
    expect(device.intervalInMilliseconds).toBeGreaterThan(5000);
    expect(sent.every(({ init }) => init.credentials === "omit")).toBe(true);
    expect(sent[1]?.init.headers).toMatchObject({ Authorization: "Bearer grant-1" });
  });

  it("waits as long as it is only asked for patience, then is let in, plays, and ends", async () => {
    const { device } = await open({
      [ASK]: [
        refused("tokenServicesTeam.sessionService.authorization-pending"),
        refused("SLOW_DOWN"),
        Response.json({ grant: "identity" }),
      ],
      "/linking/v1/smart-devices": [Response.json({ smartDeviceId: "smt-1" }, { status: 201 })],
      "/session/v1/sessions/device": [Response.json({ accessToken: "access" }), refused("FORBIDDEN")],
      "/playback/speakers/v1/own/order": [Response.json({}), refused("UNAUTHORIZED")],
    });
    const seen = [];
    for (let round = 0; round < 8; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each answer decides the next question
      seen.push(await device.ask());
    }
    expect(seen).toEqual(["waiting", "waiting", "letIn", "linked", "linked", "linked", "ended", "ended"]);
  });

  it("ends when its code is over", async () => {
    const { device } = await open({ [ASK]: [refused("INVALID_ACTIVATION_CODE")] });
    expect(await device.ask()).toBe("ended");
  });
});
