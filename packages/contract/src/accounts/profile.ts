import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

/** A listener of an account. */
export const Profile = z
  .object({
    profileId: z.string(),
    nickname: z.string(),
    isTastePickingBypassed: z.boolean(),
  })
  .meta({ id: "Profile" });
export type Profile = z.infer<typeof Profile>;

export const getProfile = defineEndpoint({
  domain: "user",
  name: "getProfile",
  method: "GET",
  path: "/profile/v1/profiles/me",
  summary: "The signed-in person's listening profile",
  grant: "authenticated",
  response: Profile,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const createAutoProfile = defineEndpoint({
  domain: "user",
  name: "createAutoProfile",
  method: "POST",
  path: "/profile/v1/profiles/auto",
  summary: "Makes a profile from what is known; if there is one, the refusal carries its grant",
  grant: "authenticated",
  response: z.object({ grant: z.string(), profileId: z.string() }).meta({ id: "ProfileGrant" }),
  success: 201,
  refusals: ["PROFILE_ALREADY_EXISTS"],
  retry: "limited",
});

export const updateUserProfile = defineEndpoint({
  domain: "user",
  name: "updateUserProfile",
  method: "PATCH",
  path: "/profile/v1/profiles/me",
  summary: "Changes the listening profile",
  grant: "authenticated",
  body: z.object({ nickname: z.string().trim().min(1).max(50) }),
  response: Profile,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});

export const bypassTastePickingPreference = defineEndpoint({
  domain: "user",
  name: "bypassTastePickingPreference",
  method: "PATCH",
  path: "/profile/v1/profiles/me/taste-picking",
  summary: "Remembers that the person does not want to be asked for their taste",
  grant: "authenticated",
  body: z.object({ isBypassed: z.boolean() }),
  response: Profile,
  refusals: ["NOT_FOUND"],
  retry: "limited",
});
