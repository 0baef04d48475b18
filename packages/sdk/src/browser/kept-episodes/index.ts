export {
  type KeptEpisode,
  type KeptEpisodes,
  type KeptPlace,
  openKeptEpisodes,
} from "./open-kept-episodes.ts";
