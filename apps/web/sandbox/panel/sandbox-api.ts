import type { CallOutput } from "@skywave/contract";
import type { Locale } from "@skywave/domain/locale/locale";

/** Somebody to be. */
export interface Persona {
  id: string;
  name: string;
  description: string;
  country: "US" | "CA";
  email?: string;
  password?: string;
  /** Where their story begins, for whoever has a password. */
  storyPath?: string;
  links: readonly { label: string; url: string }[];
}

export interface DeepLink {
  label: string;
  description: string;
  url: string;
  country: "US" | "CA";
}

export interface InboxMessage {
  id: string;
  to: string;
  channel: "mail" | "text";
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  locale: string;
}

export interface ClockReading {
  now: string;
  realNow: string;
  isMoved: boolean;
  /** In the answer to a move only. */
  steps?: readonly DueAction[];
}

/** What happened to somebody's subscription while the clock was moved. */
export interface DueAction {
  on: string;
  kind: "turn" | "bill" | "try" | "suspend" | "writeOff" | "advanceMessage" | "cardExpiring" | "cardExpired";
  plan: string;
  who: string;
  amount: number | null;
  currency: "USD" | "CAD";
}

export interface FlagSwitch {
  name: string;
  isOn: boolean;
  owner: string;
  reason: string;
  removeBy: string;
}

export interface EndpointSwitch {
  domain: string;
  name: string;
  method: string;
  path: string;
  enabled: boolean;
}

export interface Fault {
  name: string;
  description: string;
  isActive: boolean;
}

/** A gift card to try; a digital one has nothing printed beside its number. */
export interface GiftCard {
  number: string;
  securityCode: string | null;
  /** MM/YY. */
  expiry: string | null;
  /** When it was sold, in major units. */
  amount: number;
  country: "US" | "CA";
}

/** A proof of being a student that waits for somebody to look at it. */
export interface StudentReview {
  verificationId: string;
  name: string;
  school: string;
  /** Null until there is a proof. */
  fileName: string | null;
}

/** A vehicle to play with, and its radio. */
export interface GarageVehicle {
  radioId: string;
  vin: string;
  plate: string;
  state: string;
  name: string;
  /** Whose plan is heard in it; null for one without. */
  owner: string | null;
  isOn: boolean;
  isUnderRoof: boolean;
  isPlaying: boolean;
}

/** How many tracks have sound; more are made while somebody looks. */
export interface SoundProgress {
  made: number;
  all: number;
  isMaking: boolean;
}

/** What each address of the sandbox answers. */
export interface SandboxAnswers {
  personas: { personas: readonly Persona[]; deepLinks: readonly DeepLink[] };
  inbox: { messages: readonly InboxMessage[] };
  clock: ClockReading;
  flags: { flags: readonly FlagSwitch[] };
  endpoints: { endpoints: readonly EndpointSwitch[] };
  faults: { faults: readonly Fault[] };
  "student-reviews": { reviews: readonly StudentReview[] };
  "gift-cards": { giftCards: readonly GiftCard[] };
  garage: { vehicles: readonly GarageVehicle[] };
  /** Null where sound is made once somebody asks for it. */
  "sound-library": { progress: SoundProgress | null };
}

/** What can be changed, and how. */
export interface SandboxChanges {
  /** Everybody's, or that of the person named as `who`. */
  clock: ({ advance: string } | { set: string } | { reset: true }) & { who?: string };
  flags: { name: string; isOn: boolean };
  endpoints: { domain: string; name: string; enabled: boolean };
  faults: { name: string; isActive: boolean };
  "student-reviews": { verificationId: string; outcome: "approved" | "rejected" };
  garage: { radioId: string; isOn?: boolean; isUnderRoof?: boolean };
}

/** The cases of sign-and-link. */
export type WaitingPlanStatus = CallOutput<"user", "checkSalStatus">["status"];

/** What can be asked for, to start from: the body, and what is made. */
export interface SandboxStarts {
  "waiting-plans": { body: { status: WaitingPlanStatus }; made: { path: string } };
  "partner-plans": { body: { country: "US" | "CA"; isOver: boolean }; made: { path: string } };
  "legacy-tokens": { body: { email: string }; made: { sxmData: string } };
  "outreach-messages": {
    body: { handle: string; texts: Record<Locale, string>; link: string | null };
    made: { id: string };
  };
  "answers-to-texts": { body: { phone: string; text: string }; made: { answer: string | null } };
  "legacy-device-grants": { body: object; made: { deviceId: string; grant: string; grantVersion: "v1" } };
}

export interface SandboxApi {
  read<N extends keyof SandboxAnswers>(name: N, query?: Record<string, string>): Promise<SandboxAnswers[N]>;
  /** Resolves to what is so after the change. */
  change<N extends keyof SandboxChanges>(name: N, change: SandboxChanges[N]): Promise<SandboxAnswers[N]>;
  /** Makes something that in real life comes from elsewhere. */
  make<N extends keyof SandboxStarts>(
    name: N,
    body: SandboxStarts[N]["body"],
  ): Promise<SandboxStarts[N]["made"]>;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The sandbox's own calls. They are no part of the contract and reject for anything but success. */
export function createSandboxApi(fetch: Fetch): SandboxApi {
  async function send<T>(name: string, init: RequestInit): Promise<T> {
    const response = await fetch(`/sandbox/api/${name}`, init);
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} for ${name}`);
    return response.json();
  }

  const write = (method: "POST" | "PUT", body: object): RequestInit => ({
    method,
    // The API takes writes only with a header that a foreign page could not send.
    headers: { "Content-Type": "application/json", "sxm-trace-id": crypto.randomUUID() },
    body: JSON.stringify(body),
  });

  return {
    read: (name, query = {}) => {
      const search = new URLSearchParams(query).toString();
      return send(search === "" ? name : `${name}?${search}`, {});
    },
    change: (name, change) => send(name, write(name === "clock" ? "POST" : "PUT", change)),
    make: (name, body) => send(name, write("POST", body)),
  };
}
