import { createSkywave, type Skywave } from "@skywave/sdk";
import { createFakePlatform, type FakePlatform, makeConfiguration, signIn } from "@skywave/sdk/testing";

export interface OpenSkywave {
  skywave: Skywave;
  platform: FakePlatform;
  /** Lets the time pass that the use case waits for. */
  run<T>(outcome: Promise<T>): Promise<T>;
  /** The bodies with which a call was made. */
  bodies(name: string): unknown[];
}

/** A client on a fake browser: a visitor, or somebody who signed in earlier. */
export function openSkywave(who: "visitor" | "signedIn" = "visitor"): OpenSkywave {
  const platform = createFakePlatform();
  if (who === "signedIn") signIn(platform);
  const skywave = createSkywave(platform, { configuration: makeConfiguration() });
  return {
    skywave,
    platform,
    run: (outcome) => platform.time.runUntil(outcome),
    bodies: (name) => platform.server.seen(name).map(({ body }) => JSON.parse(body ?? "null")),
  };
}
