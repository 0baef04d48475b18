import { describe, expect, test } from "vitest";
import { createSecrets } from "#platform/security/secrets.ts";
import { createSessionTokens, parseToken } from "./session-tokens.ts";

const SESSION = { id: `ses_${"a1B2".repeat(5)}`, seed: "seed-1" };
const tokens = createSessionTokens(createSecrets("a key for this test"));
const token = tokens.make("access", SESSION, 7);

function partsOf(text: string) {
  const parts = parseToken(text);
  if (parts === undefined) throw new Error("the test made a token that cannot be read");
  return parts;
}

describe("parseToken", () => {
  test("reads what was made", () => {
    expect(parseToken(token)).toMatchObject({ sessionId: SESSION.id, generation: 7 });
    expect(parseToken(tokens.make("access", SESSION, 999_999_999))?.generation).toBe(999_999_999);
  });

  test("reads no other spelling of it", () => {
    const [id = "", , proof = ""] = token.split(".");
    const others = [
      "",
      ` ${token}`,
      `${token} `,
      `${token}=`,
      `${id}.07.${proof}`,
      `${id}.0x7.${proof}`,
      `${id}.+7.${proof}`,
      `${id}.1234567890.${proof}`,
      `${id}.7.${proof.slice(1)}`,
      `${id}.7.${proof}A`,
      `${id.slice(0, -1)}.7.${proof}`,
      `${id}A.7.${proof}`,
      `ord${id.slice(3)}.7.${proof}`,
      `${id}.${proof}`,
    ];
    for (const other of others) expect(parseToken(other), other).toBeUndefined();
  });
});

describe("a token", () => {
  test("is the same each time for one generation of a session, and another one for all else", () => {
    expect(tokens.make("access", SESSION, 7)).toBe(token);
    const others = [
      tokens.make("refresh", SESSION, 7),
      tokens.make("access", SESSION, 8),
      tokens.make("access", { ...SESSION, seed: "seed-2" }, 7),
      tokens.make("access", { ...SESSION, id: `ses_${"b".repeat(20)}` }, 7),
      createSessionTokens(createSecrets("another key")).make("access", SESSION, 7),
    ];
    expect(new Set([token, ...others].map((each) => each.split(".")[2])).size).toBe(6);
  });

  test("is genuine for its own use, session, generation and seed only", () => {
    const parts = partsOf(token);
    expect(tokens.isGenuine("access", parts, "seed-1")).toBe(true);
    expect(tokens.isGenuine("refresh", parts, "seed-1")).toBe(false);
    expect(tokens.isGenuine("access", parts, "seed-2")).toBe(false);
    expect(tokens.isGenuine("access", { ...parts, generation: 8 }, "seed-1")).toBe(false);
    expect(tokens.isGenuine("access", { ...parts, sessionId: `ses_${"b".repeat(20)}` }, "seed-1")).toBe(
      false,
    );
    expect(tokens.isGenuine("access", { ...parts, proof: "" }, "seed-1")).toBe(false);
  });
});
