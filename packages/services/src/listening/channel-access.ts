import type { ListeningAccess } from "@skywave/contract";
import { readPlayDate } from "./play-date.ts";

/** Whether somebody may hear a channel: in full, for a while, or with which plan. */
export type ChannelAccess =
  | { kind: "full" }
  /** `endsAt` is in milliseconds since 1970; absent while the preview has not begun. */
  | { kind: "preview"; endsAt: number | undefined; planName: string }
  | { kind: "previewOver" | "locked"; planName: string };

export function readAccess({ kind, previewEndsAt, unlockedBy }: ListeningAccess): ChannelAccess {
  const planName = unlockedBy?.name ?? "";
  if (kind === "full") return { kind };
  if (kind !== "preview") return { kind, planName };
  return { kind, planName, endsAt: previewEndsAt === undefined ? undefined : readPlayDate(previewEndsAt) };
}
