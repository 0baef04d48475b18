import type { Skywave } from "@skywave/sdk";
import { loadProgress, saveProgress } from "@skywave/services/library/progress";
import { withKeptEpisodes } from "./kept-episodes.ts";
import { newerOf, tellKeptPlaces } from "./tell-kept-places.ts";

export interface Place {
  positionInSeconds: number;
  isFinished: boolean;
}

/** Where somebody is in one episode, wherever that is kept. */
export interface PlaceOfEpisode {
  /** undefined where they have not begun it, and where nobody can be asked. */
  load(): Promise<Place | undefined>;
  /** What does not arrive is said again with the next one, or once there is a network. */
  save(place: Place): Promise<void>;
}

interface WhichEpisode {
  entityType: "episode-audio" | "episode-podcast";
  entityId: string;
}

/** With the server alone. */
export function placeOnServer(skywave: Skywave, episode: WhichEpisode): PlaceOfEpisode {
  return {
    load: async () => {
      const outcome = await loadProgress(skywave, episode);
      return outcome.ok ? outcome.progress : undefined;
    },
    save: async (place) => void (await saveProgress(skywave, episode, place)),
  };
}

/** Of an episode on this device: here first, since there may be no network, and with the server once there is one. */
export function placeOnDevice(skywave: Skywave, episode: WhichEpisode, identityId: string): PlaceOfEpisode {
  const { entityId } = episode;
  return {
    load: async () => {
      const kept = await withKeptEpisodes((store) => store.find(entityId));
      const outcome = navigator.onLine ? await loadProgress(skywave, episode) : undefined;
      return outcome?.ok === true ? newerOf(outcome.progress, kept?.place) : kept?.place;
    },
    save: async (place) => {
      const left = { ...place, leftAt: skywave.clock.now(), isTold: false };
      await withKeptEpisodes((store) => store.change(entityId, (now) => ({ ...now, place: left })));
      if (navigator.onLine) await tellKeptPlaces(skywave, identityId);
    },
  };
}
