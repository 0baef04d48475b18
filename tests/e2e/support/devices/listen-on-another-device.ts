import { expect, request } from "@playwright/test";
import { baseUrlOf, endpointTable } from "@skywave/contract";
import { PASSWORD } from "../shopper.ts";

const BROWSER = {
  devicePlatform: "web-desktop",
  deviceAttributes: {
    browser: {
      app: "web-commerce",
      appVersion: "1.0",
      browser: "test",
      browserVersion: "1",
      userAgent: "test",
    },
  },
  grantVersion: "v2",
};

/** A device of somebody's account that begins to listen; nobody looks at its pages. */
export async function listenOnAnotherDevice(origin: string, email: string, channel: string): Promise<void> {
  const calls = await request.newContext({ baseURL: origin });
  const here = { location: { countryCode: "US" } };
  const send = async (path: string, data: object, bearer?: string) => {
    const answer = await calls.post(path, {
      data,
      headers: {
        "sxm-trace-id": crypto.randomUUID(),
        origin,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const user = (name: "devices" | "anonymous" | "authenticatePassword" | "authenticated") =>
    baseUrlOf("user") + endpointTable.user[name].path;
  const device = await send(user("devices"), BROWSER);
  const visitor = await send(user("anonymous"), here, device.grant);
  const proved = await send(
    user("authenticatePassword"),
    { handle: email, password: PASSWORD },
    visitor.accessToken,
  );
  const { accessToken } = await send(user("authenticated"), here, proved.grant);
  await send(
    baseUrlOf("playback") + endpointTable.playback.tuneSource.path,
    { id: channel, type: "channel-linear", hlsVersion: "V3", manifestVariant: "FULL", mtcVersion: "V2" },
    accessToken,
  );
  await calls.dispose();
}
