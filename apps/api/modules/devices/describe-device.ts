import type { DevicesRepository } from "./devices-repository.ts";

const UNNAMED = "Browser";

/** What a device is called where a person sees it: its browser with the version, as it introduced itself. */
export function createDescribeDevice(repository: DevicesRepository) {
  return async (deviceId: string): Promise<string> => {
    const { browser = "unknown", browserVersion = "" } =
      (await repository.find(deviceId))?.attributes.browser ?? {};
    return browser === "unknown" || browser === ""
      ? UNNAMED
      : `${browser} ${browserVersion.split(".", 1)[0]}`.trim();
  };
}
