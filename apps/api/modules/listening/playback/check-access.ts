import type { Channel } from "@skywave/channels";
import type { ListeningAccess } from "@skywave/contract";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Access } from "./decide-access.ts";
import type { Listeners } from "./listeners.ts";
import { serializeAccess } from "../sources/serialize-airing.ts";

/** Whether somebody may hear a channel now, or the refusal that names what would open it. */
export type CheckAccess = (channel: Channel, caller: SessionCaller) => Promise<Outcome<ListeningAccess>>;

export function createCheckAccess(dependencies: {
  listeners: Pick<Listeners, "accessTo">;
  nameOfPlan(productId: string): string;
}): CheckAccess {
  const { listeners, nameOfPlan } = dependencies;
  return async (channel, caller) => admitTo(channel, await listeners.accessTo(channel, caller), nameOfPlan);
}

/** The same of an access that is decided already. */
export function admitTo(
  channel: Channel,
  decided: Access,
  nameOfPlan: (productId: string) => string,
): Outcome<ListeningAccess> {
  const access = serializeAccess(decided, channel, nameOfPlan);
  const details = { planName: access.unlockedBy?.name ?? "" };
  if (access.kind === "locked") return refuse("CHANNEL_LOCKED", { details });
  if (access.kind === "previewOver") return refuse("PREVIEW_OVER", { details });
  return done(access);
}
