import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { InAppMessagesRepository } from "./in-app-messages-repository.ts";

/** The call that asks what we have to tell somebody. */
export function createInAppMessageHandlers({
  find,
}: Pick<InAppMessagesRepository, "find">): DomainHandlers<"outreach"> {
  return {
    getOutreachMessage: async ({ query }, { caller }) => {
      const row = await find(caller.identityId);
      return done(row && { id: row.id, text: row.texts[query.locale], link: row.link });
    },
  };
}
