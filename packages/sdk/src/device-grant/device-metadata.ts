/** What this client is among the devices of a person: to the server when it gets its grant, and in what it reports. */
export const DEVICE_METADATA = { platform: "web-desktop", type: "browser", appId: "web" } as const;
