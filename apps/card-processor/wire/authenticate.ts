import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError } from "./api-error.ts";

export interface Keys {
  secret: string;
  publishable: string;
}

export type Caller = "server" | "frame";

/** Who calls, by the key in the Authorization header. */
export function authenticate(header: string | undefined, keys: Keys): Caller {
  const given = keyFrom(header);
  if (isSame(given, keys.secret)) return "server";
  if (isSame(given, keys.publishable)) return "frame";
  const message =
    given === ""
      ? "You did not provide an API key. Provide it in the Authorization header (Authorization: Bearer YOUR_KEY)."
      : `Invalid API Key provided: ${given.slice(0, 8)}****`;
  throw new ApiError(401, { type: "invalid_request_error", message });
}

function keyFrom(header: string | undefined): string {
  const [scheme = "", value = ""] = (header ?? "").split(" ");
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() !== "basic") return "";
  return Buffer.from(value, "base64").toString("utf8").split(":")[0] ?? "";
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
