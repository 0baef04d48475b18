import type { Profile } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { randomId } from "#platform/security/random-id.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { nicknameFrom } from "./nickname-from.ts";
import type { ListeningProfilesRepository, ProfileRow } from "./profiles-repository.ts";

export type ProfileHandlers = Pick<
  DomainHandlers<"user">,
  "getProfile" | "createAutoProfile" | "updateUserProfile" | "bypassTastePickingPreference"
>;

/** The calls of the listening profile. */
export function createListeningProfileHandlers(dependencies: {
  repository: ListeningProfilesRepository;
  clock: Clock;
  secrets: Secrets;
  findHandle: (identityId: string) => Promise<{ username: string | null; email: string | null } | undefined>;
}): ProfileHandlers {
  const { repository, clock, secrets, findHandle } = dependencies;
  // Always the same for a profile, so that asking again, which is refused, hands out the same one.
  const grantOf = (profileId: string) => `${profileId}.${secrets.sign("profile-grant", profileId)}`;
  return {
    getProfile: async (_request, { caller }) => answer(await repository.find(caller.identityId)),

    createAutoProfile: async (_request, { caller }) => {
      const { identityId } = caller;
      const handle = (await findHandle(identityId)) ?? { username: null, email: null };
      const profileId = randomId("prf");
      const isNew = await repository.add({
        identityId,
        id: profileId,
        nickname: nicknameFrom(handle),
        isTastePickingBypassed: false,
        createdAt: clock.realNow(),
      });
      if (isNew) return done({ grant: grantOf(profileId), profileId });
      const existing = await repository.find(identityId);
      if (existing === undefined) throw new Error("a profile was there and then gone");
      return refuse("PROFILE_ALREADY_EXISTS", {
        details: { grant: grantOf(existing.id), profileId: existing.id },
      });
    },

    updateUserProfile: async ({ body }, { caller }) =>
      answer(await repository.change(caller.identityId, { nickname: body.nickname })),

    bypassTastePickingPreference: async ({ body }, { caller }) =>
      answer(await repository.change(caller.identityId, { isTastePickingBypassed: body.isBypassed })),
  };
}

function answer(profile: ProfileRow | undefined): Outcome<Profile> {
  if (profile === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "profile" });
  const { id: profileId, nickname, isTastePickingBypassed } = profile;
  return done({ profileId, nickname, isTastePickingBypassed });
}
