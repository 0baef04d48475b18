import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { OutreachRepository } from "./outreach-repository.ts";

/** The call that asks what we have to tell somebody. */
export function createOutreachHandlers({
  find,
}: Pick<OutreachRepository, "find">): DomainHandlers<"outreach"> {
  return {
    getOutreachMessage: async ({ query }, { caller }) => {
      const row = await find(caller.identityId);
      return done(row && { id: row.id, text: row.texts[query.locale], link: row.link });
    },
  };
}
