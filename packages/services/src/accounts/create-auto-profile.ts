import type { Skywave } from "@skywave/sdk";
import { ask } from "../outcomes/ask.ts";
import type { CommonFailure } from "../outcomes/common-failure.ts";
import { refusalDetail } from "../outcomes/refusal-code.ts";

export type CreateAutoProfileOutcome =
  /** isNew: false where the person had a profile already, whose grant this is. */
  { ok: true; grant: string; profileId: string; isNew: boolean } | CommonFailure;

/** Gives the signed-in person a listening profile made from what is known of them, or the one that they have. */
export async function createAutoProfile(skywave: Skywave): Promise<CreateAutoProfileOutcome> {
  const made = await ask(skywave, {
    domain: "user",
    name: "createAutoProfile",
    input: {},
    expected: ["PROFILE_ALREADY_EXISTS"],
  });
  if (made.ok) return { ok: true, ...made.data, isNew: true };
  if (made.code !== "PROFILE_ALREADY_EXISTS") return made;
  const [grant, profileId] = [refusalDetail(made.failure, "grant"), refusalDetail(made.failure, "profileId")];
  return { ok: true, grant, profileId, isNew: false };
}
