import type { RadioAsItIs, Radios } from "#modules/radios/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";

interface Which {
  token?: string | undefined;
  subscriptionId?: string | undefined;
}

/** The radio that a call is about: one that was found in this browser, or one of the caller's own plans. */
export async function findAskedRadio(
  radios: Pick<Radios, "found" | "listOf">,
  { token, subscriptionId }: Which,
  { deviceId, identityId }: SessionCaller,
): Promise<Outcome<RadioAsItIs>> {
  if ((token === undefined) === (subscriptionId === undefined))
    return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "token", code: "ONE_OF_TWO" }] });
  const found =
    token === undefined
      ? identityId === null
        ? undefined
        : (await radios.listOf(identityId)).find(({ subscription }) => subscription?.id === subscriptionId)
      : await radios.found.recall(token, deviceId);
  return found === undefined ? refuse("DEVICE_NOT_FOUND") : done(found);
}
