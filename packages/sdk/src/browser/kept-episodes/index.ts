export { type KeptEpisode, type KeptEpisodes, openKeptEpisodes } from "./open-kept-episodes.ts";
