import type { FoundDevice, OwnRadio } from "@skywave/contract";
import type { WhichRadio } from "@skywave/services/signal/refresh-radio";
import type { NamedRadio } from "#features/signal/refresh-radio/radio-name.tsx";

/** A radio that was chosen, as it is called and as it is asked for. */
export type ChosenRadio = NamedRadio & Pick<FoundDevice, "type"> & { which: WhichRadio };

/** A radio that was found, asked for by what stands for it in this browser. */
export function chosenFrom({ token, ...radio }: FoundDevice): ChosenRadio {
  return { ...radio, which: { token } };
}

/** One's own radio, asked for by the subscription that is heard on it. */
export function chosenFromOwn({ subscriptionId, ...radio }: OwnRadio): ChosenRadio {
  return { ...radio, which: { subscriptionId } };
}
