import { createHmac } from "node:crypto";
import { isSameDigest } from "./secrets.ts";

const TOLERANCE_IN_SECONDS = 5 * 60;
const HEADER = /^t=(\d{1,12}),n=([\w-]{16,80}),v1=([\da-f]{64})$/;

export type ReadSignature = { kind: "genuine"; nonce: string } | { kind: "refused"; why: "forged" | "stale" };

/** Signs a message between servers: when it is sent, a name that it has alone, and its bytes. */
export function signMessage(
  rawBody: Buffer,
  { secret, nonce, sentAt }: { secret: string; nonce: string; sentAt: Temporal.Instant },
): string {
  const seconds = Math.floor(sentAt.epochMilliseconds / 1000);
  return `t=${seconds},n=${nonce},v1=${digestOf(rawBody, { secret, seconds, nonce })}`;
}

/** Whose message it is; genuine for five minutes from when it was signed. That it comes once is for others to see. */
export function readSignature(input: {
  rawBody: Buffer;
  signature: string;
  secret: string;
  receivedAt: Temporal.Instant;
}): ReadSignature {
  const [, time = "", nonce = "", digest = ""] = HEADER.exec(input.signature) ?? [];
  const seconds = Number(time);
  if (digest === "" || !isSameDigest(digest, digestOf(input.rawBody, { ...input, seconds, nonce })))
    return { kind: "refused", why: "forged" };
  const age = Math.abs(input.receivedAt.epochMilliseconds / 1000 - seconds);
  return age > TOLERANCE_IN_SECONDS ? { kind: "refused", why: "stale" } : { kind: "genuine", nonce };
}

/** What the bytes of a message say as JSON; undefined for what is none, which says nothing either. */
export function jsonIn(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return undefined;
  }
}

function digestOf(
  rawBody: Buffer,
  { secret, seconds, nonce }: { secret: string; seconds: number; nonce: string },
): string {
  return createHmac("sha256", secret).update(`${seconds}.${nonce}.`).update(rawBody).digest("hex");
}
