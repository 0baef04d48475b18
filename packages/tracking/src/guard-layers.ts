import type { Layer, TrackedEvent } from "./layers.ts";

export interface Guard {
  /** Asked for each event anew: a withdrawal holds from the next one on. */
  isAllowed: () => boolean;
  onWithheld: (event: TrackedEvent) => void;
}

/** Lets events through to the layers while that is allowed. A yes is for what comes, not for what was withheld. */
export function guardLayers(layers: readonly Layer[], { isAllowed, onWithheld }: Guard): readonly Layer[] {
  const guarded: Layer = {
    push(event) {
      if (!isAllowed()) return onWithheld(event);
      for (const layer of layers) layer.push(event);
    },
  };
  return [guarded];
}
