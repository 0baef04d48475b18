import { phonePrefix } from "@skywave/domain/identity/phone-number";
import type { Clock } from "#platform/clock.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import { decideText, TEXTS_JUDGED } from "./decide-text.ts";
import type { TextSendsRepository } from "./text-sends-repository.ts";

// A prefix that was stopped is tried again when a day has passed, or its honest owners would wait for ever.
const REMEMBERED_FOR_HOURS = 24;

export interface TextGate {
  /** Undefined when a text may go to the number. */
  decide(phone: string): Promise<Refusal<"RATE_LIMIT_EXCEEDED"> | undefined>;
  noteSent(phone: string, codeId: string): Promise<void>;
  noteRedeemed(codeId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** Holds texts back from prefixes to which too many go, or where nobody redeems them. */
export function createTextGate(dependencies: {
  repository: TextSendsRepository;
  limits: RateLimits;
  clock: Clock;
}): TextGate {
  const { repository, limits, clock } = dependencies;
  const start = () => clock.realNow().subtract({ hours: REMEMBERED_FOR_HOURS });
  return {
    decide: async (phone) => {
      const prefix = phonePrefix(phone);
      const limited = await limits.take("textsByPrefix", prefix);
      if (limited !== undefined) return limited;
      const record = await repository.readLast(prefix, start(), TEXTS_JUDGED);
      if (decideText(record) === "send") return undefined;
      return refuse("RATE_LIMIT_EXCEEDED", { retryAfterInSeconds: REMEMBERED_FOR_HOURS * 3600 });
    },
    noteSent: (phone, codeId) =>
      repository.add({ prefix: phonePrefix(phone), codeId, sentAt: clock.realNow() }),
    noteRedeemed: (codeId) => repository.markRedeemed(codeId, clock.realNow()),
    removeExpired: () => repository.removeBefore(start()),
  };
}
