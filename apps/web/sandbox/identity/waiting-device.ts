const ATTRIBUTES = {
  browser: {
    app: "web-commerce",
    appVersion: "1.0",
    browser: "unknown",
    browserVersion: "unknown",
    userAgent: "unknown",
  },
};

/** Says what a speaker is to do, and is answered as long as it is linked. */
export const SPEAKER_ORDER = "/playback/speakers/v1/own/order";

/** A question that comes a moment too soon doubles the wait. */
const MARGIN_IN_MILLISECONDS = 300;

/** What the device knows about itself: it waits, was let in, plays, or may no longer. */
export type DeviceState = "waiting" | "letIn" | "linked" | "ended";

export interface WaitingDevice {
  readonly userCode: string;
  /** How long to wait before asking again. */
  readonly intervalInMilliseconds: number;
  /** Asks the platform once and goes on with its answer. */
  ask(): Promise<DeviceState>;
  /** Makes a call in its session, which it has once it is linked. */
  call(method: "GET" | "POST", path: string, body?: object): Promise<Response>;
}

export interface DeviceDescription {
  flow: "device" | "speaker";
  deviceName: string;
  countryCode: "US" | "CA";
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Switches on a device that shows a code and waits to be let in. It is another device than this browser:
 * it sends none of the browser's cookies and keeps what it is told in memory.
 */
export async function switchOnDevice(
  fetch: Fetch,
  { flow, deviceName, countryCode }: DeviceDescription,
): Promise<WaitingDevice> {
  let grant = "";

  async function call(path: string, body: object): Promise<{ isDone: boolean; fields: Fields }> {
    const response = await fetch(`/api${path}`, {
      method: "POST",
      credentials: "omit",
      headers: {
        "Content-Type": "application/json",
        "sxm-trace-id": crypto.randomUUID(),
        ...(grant === "" ? {} : { Authorization: `Bearer ${grant}` }),
      },
      body: JSON.stringify(body),
    });
    return { isDone: response.ok, fields: await response.json() };
  }

  const known = await call("/device/v1/devices", {
    devicePlatform: "web-desktop",
    deviceAttributes: ATTRIBUTES,
    grantVersion: "v2",
  });
  grant = textIn(known.fields, "grant");
  const shown = await call(`/linking/v1/user-codes?flow=${flow}`, { deviceName, location: { countryCode } });
  const deviceCode = textIn(shown.fields, "deviceCode");
  let state: DeviceState = "waiting";
  let accessToken = "";

  function callInSession(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
    return fetch(`/api${path}`, {
      method,
      credentials: "omit",
      headers: {
        "sxm-trace-id": crypto.randomUUID(),
        Authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** By its session; where that has ended, by whether it may start another. */
  async function mayPlay(): Promise<boolean> {
    if (accessToken !== "" && (await callInSession("GET", SPEAKER_ORDER)).ok) return true;
    const started = await call("/session/v1/sessions/device", { deviceGrant: grant });
    accessToken = started.isDone ? textIn(started.fields, "accessToken") : "";
    return started.isDone;
  }

  async function next(): Promise<DeviceState> {
    switch (state) {
      case "waiting": {
        const answer = await call("/linking/v1/user-codes/authenticate", { deviceCode });
        if (answer.isDone) return "letIn";
        return isStillOpen(answer.fields) ? "waiting" : "ended";
      }
      case "letIn": {
        const linked = await call("/linking/v1/smart-devices", { deviceCode });
        return linked.isDone ? "linked" : "ended";
      }
      case "linked": {
        return (await mayPlay()) ? "linked" : "ended";
      }
      case "ended":
        return "ended";
    }
  }

  return {
    userCode: textIn(shown.fields, "userCode"),
    intervalInMilliseconds: Number(shown.fields["intervalInSeconds"]) * 1000 + MARGIN_IN_MILLISECONDS,
    call: callInSession,
    async ask() {
      state = await next();
      return state;
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Refusals that only ask for patience. */
function isStillOpen(problem: Fields): boolean {
  const code = textIn(problem, "code");
  return code.endsWith("authorization-pending") || code === "SLOW_DOWN" || code === "RATE_LIMIT_EXCEEDED";
}

function textIn(fields: Fields, name: string): string {
  const found = fields[name];
  if (typeof found !== "string") throw new Error(`The platform did not say the ${name}`);
  return found;
}
