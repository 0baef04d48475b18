import { randomBytes } from "node:crypto";
import { createSkywave, type Skywave } from "@skywave/sdk";
import { createBrowserTransmit } from "@skywave/sdk/browser";
import { createFakePlatform } from "@skywave/sdk/testing";

/** A client of a real server, in no browser: its cookies and storage are in memory, its clock and its calls are real. */
export function openClient(url: string, country: "US" | "CA" = "US"): Skywave {
  const transmit = createBrowserTransmit((address, init) => fetch(new URL(address, url), init));
  const platform = {
    ...createFakePlatform(),
    systemNow: () => Date.now(),
    monotonicNow: () => performance.now(),
    randomId: (length: number) => randomBytes(length).toString("hex").slice(0, length),
    delay: (milliseconds: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref()),
    transmit,
  };
  return createSkywave(platform, { location: { countryCode: country } });
}
