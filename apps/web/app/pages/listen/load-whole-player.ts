/** All that plays what is on this device, fetched while there is a network. */
export function loadWholePlayer(): Promise<unknown> {
  return Promise.all([
    import("./draw-whole-player.tsx"),
    import("#features/listening/player/play-kept.ts"),
    import("#features/listening/sound/open-sound.ts"),
  ]);
}
