/** A segment of a playlist: where it is, its number, and the key that it is encrypted with and where that is. */
export interface ListedSegment {
  url: string;
  sequence: number;
  keyId: string;
  keyUrl: string;
}

/** The address of the smallest quality that a master playlist has. */
export function smallestOf(master: string, base: string): string {
  const lines = master.split("\n");
  const listed = lines.flatMap((line, at) => {
    const bandwidth = /^#EXT-X-STREAM-INF:.*BANDWIDTH=(\d+)/.exec(line)?.[1];
    const address = lines[at + 1];
    return bandwidth === undefined || address === undefined
      ? []
      : [{ bandwidth: Number(bandwidth), address }];
  });
  const [smallest] = listed.toSorted((a, b) => a.bandwidth - b.bandwidth);
  if (smallest === undefined) throw new Error("The playlist lists no quality");
  return new URL(smallest.address, base).href;
}

/** All that a playlist of our own lists. */
export function readPlaylist(
  playlist: string,
  base: string,
): { startUrl: string; segments: ListedSegment[] } {
  const segments: ListedSegment[] = [];
  let startUrl = "";
  let keyUrl = "";
  let sequence = 0;
  for (const line of playlist.split("\n")) {
    const uri = /URI="([^"]+)"/.exec(line)?.[1] ?? "";
    if (line.startsWith("#EXT-X-MAP:")) startUrl = new URL(uri, base).href;
    else if (line.startsWith("#EXT-X-KEY:")) keyUrl = new URL(uri, base).href;
    else if (line.startsWith("#EXT-X-MEDIA-SEQUENCE:")) sequence = Number(line.split(":")[1]);
    else if (line !== "" && !line.startsWith("#")) {
      const keyId = keyUrl.split("/").at(-1) ?? "";
      segments.push({ url: new URL(line, base).href, sequence, keyId, keyUrl });
      sequence += 1;
    }
  }
  return { startUrl, segments };
}
