import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { ListShownRadios } from "./list-shown-radios.ts";

/** The calls about radios. */
export function createRadioHandlers(
  listShown: ListShownRadios,
): Pick<DomainHandlers<"subscription">, "listRadios"> {
  return {
    listRadios: async (_request, { caller }) => {
      const shown = await listShown(caller.identityId);
      return done({ radios: [...shown].map(([subscriptionId, radio]) => ({ subscriptionId, ...radio })) });
    },
  };
}
