import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header: when it was sent, and that nobody without the secret can have written it. */
export function signPayload(payload: string, secret: string, sentInSeconds: number): string {
  const digest = createHmac("sha256", secret).update(`${sentInSeconds}.${payload}`).digest("hex");
  return `t=${sentInSeconds},v1=${digest}`;
}
