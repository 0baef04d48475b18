import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

const LONGEST_NICKNAME = 30;

/** Plain text: what cannot be seen could make one plan look like another. */
export const Nickname = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NICKNAME)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+$/u);

export const updateNickname = defineEndpoint({
  domain: "subscription",
  name: "updateNickname",
  method: "PUT",
  path: "/subscription/v1/subscriptions/{subscriptionId}/nickname",
  summary: "What the owner calls a subscription, to tell it from others like it; null takes the name away",
  grant: "authenticated",
  params: z.object({ subscriptionId: z.string().max(60) }),
  body: z.object({ nickname: Nickname.nullable() }),
  success: 204,
  refusals: ["NOT_FOUND", "INVALID_PAYLOAD"],
  isIdempotentByNature: true,
  retry: "limited",
});
