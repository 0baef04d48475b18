export { type StreamOptions, StreamRefused, streamInChunks } from "./stream-in-chunks.ts";
