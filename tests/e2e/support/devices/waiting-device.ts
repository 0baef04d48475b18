import { randomUUID } from "node:crypto";

const ORIGIN = `http://localhost:${process.env["E2E_PORT"] ?? 8480}`;
const ATTRIBUTES = {
  browser: {
    app: "web-commerce",
    appVersion: "1.0",
    browser: "unknown",
    browserVersion: "unknown",
    userAgent: "unknown",
  },
};

interface Description {
  flow: "device" | "speaker";
  deviceName: string;
  countryCode: "US" | "CA";
}

interface Answer {
  status: number;
  data: Record<string, string>;
}

/** A speaker or television that shows a code and waits to be let in. */
export class WaitingDevice {
  #grant = "";
  #deviceCode = "";
  userCode = "";

  /** Switches the device on; it then shows `userCode`. */
  static async switchOn({ flow, deviceName, countryCode }: Description): Promise<WaitingDevice> {
    const device = new WaitingDevice();
    const body = { devicePlatform: "web-desktop", deviceAttributes: ATTRIBUTES, grantVersion: "v2" };
    const known = await device.#call("/device/v1/devices", body);
    device.#grant = known.data["grant"] ?? "";
    const location = { countryCode };
    const shown = await device.#call(`/linking/v1/user-codes?flow=${flow}`, { deviceName, location });
    device.userCode = shown.data["userCode"] ?? "";
    device.#deviceCode = shown.data["deviceCode"] ?? "";
    return device;
  }

  /** Links itself for good, once it was let in. */
  link(): Promise<Answer> {
    return this.#call("/linking/v1/smart-devices", { deviceCode: this.#deviceCode });
  }

  /** Starts a session by itself, as a linked device may. */
  startSession(): Promise<Answer> {
    return this.#call("/session/v1/sessions/device", { deviceGrant: this.#grant });
  }

  async #call(path: string, body: object): Promise<Answer> {
    const response = await fetch(`${ORIGIN}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sxm-trace-id": randomUUID(),
        ...(this.#grant === "" ? {} : { authorization: `Bearer ${this.#grant}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, data: await response.json() };
  }
}
