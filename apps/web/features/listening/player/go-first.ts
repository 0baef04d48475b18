import type { StoreApi } from "zustand";
import { takeLine } from "#platform/line/line.ts";
import type { PlayerState } from "./player-state.ts";

/** Gives the network to what was pressed, until it is heard or will not be. */
export function goFirst(state: StoreApi<PlayerState>): void {
  let giveBack: (() => void) | undefined;
  state.subscribe(({ status, speaker }) => {
    const isBeginning = status.kind === "starting" && speaker === undefined;
    if (isBeginning) giveBack ??= takeLine();
    else {
      giveBack?.();
      giveBack = undefined;
    }
  });
}
