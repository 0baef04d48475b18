import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSameDigest } from "#platform/security/secrets.ts";
import type { StudentVerdict } from "./student-verifier.ts";

const TOLERANCE_IN_SECONDS = 5 * 60;
const HEADER = /^t=(\d{1,12}),n=([\w-]{16,80}),v1=([\da-f]{64})$/;

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

/** Signs a callback: when it is sent, a name that it has alone, and its bytes. */
export function signVerdict(
  rawBody: Buffer,
  { secret, nonce, sentAt }: { secret: string; nonce: string; sentAt: Temporal.Instant },
): string {
  const seconds = Math.floor(sentAt.epochMilliseconds / 1000);
  return `t=${seconds},n=${nonce},v1=${digestOf(rawBody, { secret, seconds, nonce })}`;
}

/** Reads a callback. It is genuine for five minutes from when it was signed; that it comes once is for others to see. */
export function readVerdict(input: {
  rawBody: Buffer;
  signature: string;
  secret: string;
  receivedAt: Temporal.Instant;
}): ReadVerdict {
  const [, time = "", nonce = "", digest = ""] = HEADER.exec(input.signature) ?? [];
  const seconds = Number(time);
  if (digest === "" || !isSameDigest(digest, digestOf(input.rawBody, { ...input, seconds, nonce })))
    return { kind: "refused", why: "forged" };
  const age = Math.abs(input.receivedAt.epochMilliseconds / 1000 - seconds);
  if (age > TOLERANCE_IN_SECONDS) return { kind: "refused", why: "stale" };
  const verdict = Verdict.safeParse(jsonIn(input.rawBody));
  return verdict.success
    ? { kind: "genuine", nonce, verdict: verdict.data }
    : { kind: "refused", why: "unreadable" };
}

function digestOf(
  rawBody: Buffer,
  { secret, seconds, nonce }: { secret: string; seconds: number; nonce: string },
): string {
  return createHmac("sha256", secret).update(`${seconds}.${nonce}.`).update(rawBody).digest("hex");
}

function jsonIn(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    // What is no JSON is no verdict either.
    return undefined;
  }
}
