import { z } from "zod";
import { jsonIn, readSignature } from "#platform/security/signed-message.ts";
import type { StudentVerdict } from "./student-verifier.ts";

const Verdict = z.object({
  verificationId: z.string().max(80),
  reference: z.string().max(80),
  subject: z.string().max(80),
  outcome: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("approved"), studentId: z.string().min(1).max(200) }),
    z.object({
      kind: z.literal("rejected"),
      reason: z.enum(["notEnrolled", "unreadable", "nameMismatch", "outOfDate"]),
    }),
  ]),
});

export type ReadVerdict =
  | { kind: "genuine"; nonce: string; verdict: StudentVerdict }
  | { kind: "refused"; why: "forged" | "stale" | "unreadable" };

/** Reads a callback of the provider. */
export function readVerdict(input: Parameters<typeof readSignature>[0]): ReadVerdict {
  const signed = readSignature(input);
  if (signed.kind === "refused") return signed;
  const verdict = Verdict.safeParse(jsonIn(input.rawBody));
  return verdict.success
    ? { kind: "genuine", nonce: signed.nonce, verdict: verdict.data }
    : { kind: "refused", why: "unreadable" };
}
