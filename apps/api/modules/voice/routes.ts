import type { CallAnswer, VoiceAnswer } from "@skywave/contract";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { Said } from "./answer-command.ts";

/** The calls of whoever speaks to the player; what was said is kept nowhere. */
export function createVoiceHandlers({
  answerCommand,
  limits,
}: {
  answerCommand(said: Said): Promise<VoiceAnswer>;
  limits: RateLimits;
}): DomainHandlers<"voice"> {
  const hear = async (said: Said, { deviceId }: SessionCaller): Promise<Outcome<VoiceAnswer>> => {
    const limited = await limits.take("voiceCommandsByDevice", deviceId);
    return limited ?? done(await answerCommand(said));
  };
  return {
    voiceAsText: async ({ body }, { caller }) => {
      const heard = await hear(body, caller);
      return heard.ok ? done(inOneThing(heard.data)) : heard;
    },
    voiceAsTextV2: ({ body }, { caller }) => hear(body, caller),
  };
}

/** For players that know one thing at a time. */
function inOneThing(answer: VoiceAnswer): CallAnswer<"voice", "voiceAsText"> {
  const { entityType, entityId } = answer.intent === "play" ? answer.item : NOTHING;
  return {
    intent: answer.intent,
    entityType,
    entityId,
    query: "query" in answer ? answer.query : null,
    level: answer.intent === "volume" ? answer.level : null,
    text: answer.text,
  };
}

const NOTHING = { entityType: null, entityId: null };
