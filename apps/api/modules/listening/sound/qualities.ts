/** What a channel is encoded in; a player takes what its network carries. */
export const QUALITIES = {
  low: { bitrate: 48_000 },
  standard: { bitrate: 96_000 },
  high: { bitrate: 160_000 },
} as const;
export type Quality = keyof typeof QUALITIES;

/** What our players begin in, to be heard soonest; what follows comes in what their network carries. */
export const BEGINS_IN: Quality = "low";

/** Which of them a manifest lists: all, or those that a page needs. The first is where a player of others starts. */
export const MANIFESTS = {
  full: ["standard", "low", "high"],
  web: ["standard", "low"],
} as const satisfies Record<string, readonly Quality[]>;
export type Manifest = keyof typeof MANIFESTS;

export function isQuality(name: string): name is Quality {
  return name in QUALITIES;
}

export function isManifest(name: string): name is Manifest {
  return name in MANIFESTS;
}
