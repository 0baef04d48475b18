import type { Skywave } from "@skywave/sdk";
import { createContext, use } from "react";
import { useStore } from "zustand";
import { useApp } from "#platform/app-services.ts";
import { isPlatformDisabled } from "#platform/configuration/is-platform-disabled.ts";
import { createPlayer, type Player } from "./create-player.ts";
import { goFirst } from "./go-first.ts";
import type { PlayerState } from "./player-state.ts";
import type { OpenSound } from "../sound/sound.ts";

/** What makes the sound comes with the first press: most visits to a page with channels look at them only. */
const loadSound = () => import("../sound/open-sound.ts");
const openSound: OpenSound = async (options) => (await loadSound()).openSound(options);

const players = new WeakMap<Skywave, Player>();

/** Another player than the app's own. */
export const PlayerContext = createContext<Player | null>(null);

/** The one player of the app, made with the first page that asks for it. */
export function usePlayer(): Player {
  const { skywave, shell } = useApp();
  return use(PlayerContext) ?? ownPlayerOf(skywave, shell.disabledBrowserPlatforms);
}

/** A part of what the player shows. */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  return useStore(usePlayer().state, select);
}

function ownPlayerOf(skywave: Skywave, disabledPlatforms: string): Player {
  const isDisabled = isPlatformDisabled(disabledPlatforms, navigator.userAgent);
  const known = players.get(skywave);
  if (known !== undefined) return known;
  const player = createPlayer(skywave, openSound, { isDisabled, loadSound });
  goFirst(player.state);
  players.set(skywave, player);
  return player;
}
