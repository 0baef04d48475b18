import type { CallResult, CurrentSession, Failure, RecordCall, Skywave } from "@skywave/sdk";

/** Zero, but for the runs that look for tests which pass only as long as answers take no time. */
declare const __ANSWERS_AFTER_MILLISECONDS__: number;

export interface FakeSkywave {
  skywave: Skywave;
  /** The calls that were made, in order: name and input. */
  calls: { name: string; input: unknown; idempotencyKey: string | undefined }[];
  /** Answers by call name: data, a failure made by `refusal`, or a function of the input. */
  answers: Record<string, unknown>;
  /** Who sits before the page; the same person in the United States unless it says otherwise. */
  setSession: (
    sessionType: CurrentSession["sessionType"] | null,
    identityId?: string,
    location?: CurrentSession["location"],
  ) => void;
}

/** The clock of the machine, whatever a test makes of it later. */
const realTimeout = globalThis.setTimeout;
const REFUSED = Symbol("refused");

/** The answer of a server that says no. */
export function refusal(code: string, details: Record<string, string> = {}): object {
  const failure = {
    kind: "serverRefused",
    code,
    status: 409,
    invalidFields: [],
    details,
    traceId: "trace-1",
    canRetryHelp: false,
  };
  return { [REFUSED]: failure };
}

/** A session that the server does not accept any more. */
export function sessionRefused(): object {
  return { [REFUSED]: { kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false } };
}

/** A network that is gone. */
export function lost(): object {
  return { [REFUSED]: { kind: "unreachable", reason: "offline", canRetryHelp: true } };
}

function failureIn(answer: unknown): Failure | undefined {
  return typeof answer === "object" && answer !== null ? Reflect.get(answer, REFUSED) : undefined;
}

/** What a page asks on its way and most tests are not about. */
const UNASKED: Record<string, unknown> = {
  validateAddress: { confidence: "none", status: "valid" },
  suggestAddresses: { suggestions: [] },
  listSubscriptions: { subscriptions: [] },
};

/** A client whose server is a table of answers. */
export function fakeSkywave(answers: Record<string, unknown> = {}): FakeSkywave {
  const calls: FakeSkywave["calls"] = [];
  const listeners = new Set<Parameters<Skywave["session"]["on"]>[0]>();
  let session: CurrentSession | null = null;
  let transactions = 0;

  const setSession: FakeSkywave["setSession"] = (
    sessionType,
    identityId = "identity-1",
    location = { countryCode: "US" },
  ) => {
    session =
      sessionType === null
        ? null
        : {
            sessionType,
            identityId: sessionType === "authenticated" ? identityId : null,
            emailAddress: sessionType === "authenticated" ? "jo@example.com" : null,
            location,
            sessionId: "session-1",
            entitlementHash: "",
          };
    for (const listen of listeners)
      listen(session === null ? { type: "ended" } : { type: "started", session });
  };

  async function call(_domain: string, name: string, input: unknown, options?: { idempotencyKey?: string }) {
    calls.push({ name, input, idempotencyKey: options?.idempotencyKey });
    const found = name in answers ? answers[name] : UNASKED[name];
    const answer = typeof found === "function" ? await found(input) : found;
    if (__ANSWERS_AFTER_MILLISECONDS__ > 0)
      await new Promise((resolve) => realTimeout(resolve, __ANSWERS_AFTER_MILLISECONDS__));
    const failure = failureIn(answer);
    return failure === undefined ? { ok: true, data: answer } : { ok: false, failure };
  }

  const skywave = {
    start: async () => undefined,
    call,
    session: {
      current: () => session,
      on: (listener: Parameters<Skywave["session"]["on"]>[0]) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      attachIdentity: async (): Promise<CallResult<CurrentSession | null>> => {
        const failure = failureIn(answers["authenticated"]);
        if (failure !== undefined) return { ok: false, failure };
        setSession("authenticated");
        return { ok: true, data: session };
      },
      signOut: async () => {
        setSession("anonymous");
        return { ok: true, data: undefined };
      },
      revokeSessions: async () => ({ ok: true, data: undefined }),
    },
    events: {
      playback: ({ eventName }: { eventName: string }) =>
        void calls.push({ name: eventName, input: undefined, idempotencyKey: undefined }),
    },
    privacy: {
      record: async (consent: unknown) =>
        void calls.push({ name: "privacy", input: consent, idempotencyKey: undefined }),
    },
    identifiers: {
      newTransactionId: () => `OAC-${String((transactions += 1)).padStart(20, "0")}`,
    },
    records: {
      send: async ({ name, input }: RecordCall) => void (await call("user", name, input)),
    },
    configuration: async () => ({
      domains: { image: { baseUrl: "/images/{params}", endpoints: {} } },
      settings: {
        isSandbox: true,
        content: { space: "space-1", environment: "master" },
        personalisation: { environment: "test" },
        cardProcessor: { scriptUrl: "http://cards.test/v3/", publishableKey: "pk_test" },
      },
    }),
    clock: { now: () => Date.parse("2026-11-21T12:00:00Z"), whenAsked: async () => undefined },
    delay: async () => undefined,
    log: () => undefined,
  } as unknown as Skywave;
  return { skywave, calls, answers, setSession };
}
