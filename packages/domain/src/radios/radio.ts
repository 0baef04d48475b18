/** Where a radio is built in, or that it is carried about. */
export type RadioKind = "car" | "radio" | "marine" | "aviation";

/** Marine weather and fishing services, by the codes of their packages. */
export const MARINE_CODES = [
  "IND",
  "OFF",
  "CST",
  "SKY",
  "MAR",
  "INL",
  "FSH",
  "CHA",
  "VOY",
  "FISHMAP",
] as const;
/** Aviation weather services, by the codes of their packages. */
export const AVIATION_CODES = ["PIL", "AVI", "FORFLT", "RSP"] as const;

/** What a radio can receive: channels, traffic and weather on the car's screen, and services for boats and planes. */
export type Capability =
  | "AUDIO"
  | "INFOTAINMENT"
  | (typeof MARINE_CODES)[number]
  | (typeof AVIATION_CODES)[number];

/** What a radio receives, in the words of the plans that bring it. */
export type Reception = "entertainment" | "infotainment" | "marine" | "aviation";

/** The kinds of service that a radio can take up, channels first. */
export function receptionOf(capabilities: readonly Capability[]): Reception[] {
  const kinds: Readonly<Record<Reception, readonly Capability[]>> = {
    entertainment: ["AUDIO"],
    infotainment: ["INFOTAINMENT"],
    marine: MARINE_CODES,
    aviation: AVIATION_CODES,
  };
  const order = ["entertainment", "infotainment", "marine", "aviation"] as const;
  return order.filter((kind) => kinds[kind].some((code) => capabilities.includes(code)));
}

/** Whether a radio plays channels; some in boats and planes receive weather alone. */
export function canPlayAudio(capabilities: readonly Capability[]): boolean {
  return capabilities.includes("AUDIO");
}
