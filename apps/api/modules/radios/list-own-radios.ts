import type { OwnRadio } from "@skywave/contract";
import type { Signal } from "#modules/signal/index.ts";
import type { RadiosRepository } from "./radios-repository.ts";
import { serializeRadio } from "./serialize-radio.ts";

/** What the owner of some radios is told of each: what it can receive, and what was sent to it last. */
export type ListOwnRadios = (identityId: string) => Promise<OwnRadio[]>;

export function createListOwnRadios({
  listOf,
  signal,
}: {
  listOf: RadiosRepository["listOf"];
  signal: () => Pick<Signal, "listNewest">;
}): ListOwnRadios {
  return async (identityId) => {
    const own = await listOf(identityId);
    const newest = await signal().listNewest(own.map(({ radio }) => radio.radioId));
    return own.flatMap((found) => {
      const { radio, subscription } = found;
      if (subscription === null) return [];
      const sent = newest.find(({ radioId }) => radioId === radio.radioId);
      return {
        ...serializeRadio(found),
        subscriptionId: subscription.id,
        lastSignal:
          sent === undefined
            ? null
            : { requestedAt: sent.requestedAt.toString(), isHeard: sent.heardAt !== null },
      };
    });
  };
}
