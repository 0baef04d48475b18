import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { VoiceLinks } from "./voice-links.ts";

export type VoiceLinkHandlers = Pick<
  DomainHandlers<"user">,
  "startVoiceLink" | "finishVoiceLink" | "listVoiceLinks" | "removeVoiceLink"
>;

/** The calls of links with makers of voice assistants. */
export function createVoiceLinkHandlers(voiceLinks: VoiceLinks, limits: RateLimits): VoiceLinkHandlers {
  return {
    startVoiceLink: async ({ params }, { caller, origin }) => {
      const limited = await limits.take("voiceLinksByIdentity", caller.identityId);
      return limited ?? voiceLinks.start(params.provider, caller, origin);
    },

    finishVoiceLink: async ({ params, body }, { caller, ipAddress }) => {
      const limited = await limits.take("voiceLinkTriesByAddress", ipAddress);
      return limited ?? voiceLinks.finish(params.provider, caller, body);
    },

    listVoiceLinks: async (_request, { caller }) =>
      done({ voiceLinks: await voiceLinks.list(caller.identityId) }),

    removeVoiceLink: async ({ params }, { caller }) => {
      const isRemoved = await voiceLinks.remove(caller.identityId, params.voiceLinkId);
      return isRemoved ? done(undefined) : refuse("NOT_FOUND", { notFoundResourceType: "voiceLink" });
    },
  };
}
