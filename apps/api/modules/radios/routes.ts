import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { RadiosRepository } from "./radios-repository.ts";
import { serializeRadio } from "./serialize-radio.ts";

/** The calls about radios. */
export function createRadioHandlers(
  repository: Pick<RadiosRepository, "listOf">,
): Pick<DomainHandlers<"subscription">, "listRadios"> {
  return {
    listRadios: async (_request, { caller }) => {
      const radios = await repository.listOf(caller.identityId);
      return done({
        radios: radios.flatMap((found) =>
          found.subscription === null
            ? []
            : [{ ...serializeRadio(found), subscriptionId: found.subscription.id }],
        ),
      });
    },
  };
}
