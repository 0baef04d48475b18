import type { FoundDevice } from "@skywave/contract";
import type { RadiosRepository } from "./radios-repository.ts";
import { serializeRadio } from "./serialize-radio.ts";

/** What is told of the radio that each of a person's subscriptions is heard on, by subscription. */
export type ListShownRadios = (
  identityId: string,
) => Promise<ReadonlyMap<string, Omit<FoundDevice, "token">>>;

export function createListShownRadios(repository: Pick<RadiosRepository, "listOf">): ListShownRadios {
  return async (identityId) => {
    const radios = await repository.listOf(identityId);
    return new Map(
      radios.flatMap((found) =>
        found.subscription === null ? [] : [[found.subscription.id, serializeRadio(found)]],
      ),
    );
  };
}
