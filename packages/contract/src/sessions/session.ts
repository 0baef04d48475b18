import { z } from "zod";
import { Instant } from "../wire/time.ts";
import { Location } from "../wire/place.ts";

export const SessionType = z.enum(["anonymous", "authenticated"]);

/** A session as its owner holds it. The refresh token is opaque and useless alone: its secret is a cookie. */
export const Session = z
  .object({
    sessionType: SessionType,
    accessToken: z.string(),
    accessTokenId: z.string(),
    accessTokenExpiresAt: Instant,
    refreshToken: z.string(),
    refreshTokenExpiresAt: Instant,
    entitlementHash: z.string(),
    location: Location,
  })
  .meta({ id: "Session" });
export type Session = z.infer<typeof Session>;

/** A session with fresh tokens. Who is there has not changed, so nobody keeps the type of the answer. */
export const RefreshedSession = Session.extend({ responseType: z.literal("refresh") }).meta({
  id: "RefreshedSession",
});
