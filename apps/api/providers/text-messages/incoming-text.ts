import { createHmac, timingSafeEqual } from "node:crypto";

/** A text that somebody has sent to the number that texts come from. */
export interface IncomingText {
  /** The gateway's name for it; the same text may come more than once. */
  id: string;
  /** As the gateway writes numbers, such as +15125550147. */
  from: string;
  text: string;
}

/** Where and under which key a gateway posts what it receives. */
export interface TextInlet {
  /** The address as the gateway knows it, which is part of what it signs. */
  url: string;
  token: string;
}

/**
 * Reads a text as a gateway posts it: a form, signed over the address and all its fields in the order of their names,
 * by HMAC-SHA1 under the account's token. Undefined where the signature is another, or something is missing.
 */
export function readIncomingText(
  body: string,
  signature: string,
  { url, token }: TextInlet,
): IncomingText | undefined {
  const form = new URLSearchParams(body);
  const expected = Buffer.from(signIncomingText(form, { url, token }), "base64");
  const given = Buffer.from(signature, "base64");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [id, from, text] = [form.get("MessageSid"), form.get("From"), form.get("Body")];
  return id === null || from === null || text === null ? undefined : { id, from, text };
}

/** The signature of a form, as the gateway makes it. */
export function signIncomingText(form: URLSearchParams, { url, token }: TextInlet): string {
  const fields = [...form].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const signed = url + fields.map(([name, value]) => name + value).join("");
  return createHmac("sha1", token).update(signed).digest("base64");
}

/** An answer to the sender, as the gateway reads it; without words nothing is sent back. */
export function answerToText(words: string | undefined): string {
  const message = words === undefined ? "" : `<Message>${escapeXml(words)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

function escapeXml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
