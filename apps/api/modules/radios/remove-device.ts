import type { CallRequest } from "@skywave/contract";
import { readRadioId } from "@skywave/domain/radios/radio-id";
import type { Handler } from "#platform/http/handlers.ts";
import type { Database } from "#platform/database/database.ts";
import type { Clock } from "#platform/clock.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { RadioRemovals } from "./radio-removals-repository.ts";

/**
 * Takes a radio off the plan that is heard on it, so that whoever has it next can have a plan of their own on it. The plan
 * goes on as it is. Asked again, it answers what was done; somebody else's radio and an unknown one are the same.
 */
export function createRemoveDevice({
  removals,
  database,
  alignRadio,
  clock,
}: {
  removals: RadioRemovals;
  database: Database;
  /** Has the radio told what it may play, which is nothing from now on; it joins the transaction. */
  alignRadio: (radioId: string) => Promise<void>;
  clock: Clock;
}): Handler<"legacy", "removeDevice"> {
  return async ({ body }, { caller: { identityId } }) => {
    const read = readRadioId(body.radioId);
    if (!read.ok) return invalid("radioId", "invalid");
    if (!isExplained(body)) return invalid("otherReason", body.reason === "other" ? "required" : "invalid");
    const { radioId } = read;
    const removal = { reason: body.reason, note: body.otherReason ?? null };
    const unlinked = await database.inTransaction(async () => {
      const link = await removals.unlink({ identityId, radioId }, { ...removal, at: clock.now() });
      if (link !== undefined) await alignRadio(radioId);
      return link;
    });
    const ended = unlinked ?? (await removals.findLastEnded({ identityId, radioId }));
    if (ended === undefined) return refuse("DEVICE_NOT_FOUND");
    const { subscriptionId, until } = ended;
    return done({
      data: { radioIdLastFour: radioId.slice(-4), subscriptionId, removedAt: until.toString() },
    });
  };
}

function isExplained({ reason, otherReason }: CallRequest<"legacy", "removeDevice">["body"]): boolean {
  return (reason === "other") === (otherReason !== undefined);
}

const invalid = (field: string, code: string) =>
  refuse("INVALID_PAYLOAD", { invalidFields: [{ field, code }] });
