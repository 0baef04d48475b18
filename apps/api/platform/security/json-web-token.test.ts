import { createHmac, createSecretKey, generateKeyPairSync, sign } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { createClock } from "../clock.ts";
import { createJsonWebTokens } from "./json-web-token.ts";
import { createSecrets } from "./secrets.ts";
import { deriveSigningKey } from "./signing-key.ts";

const NOW = Temporal.Instant.from("2026-03-10T15:00:00Z");
const SECRETS = createSecrets("a-key-for-tests-of-forty-characters-long");
const KEY = deriveSigningKey(SECRETS, "2026-11");
const tokensAt = (now: Temporal.Instant) =>
  createJsonWebTokens(
    SECRETS,
    createClock("America/New_York", () => now),
  );
const tokens = tokensAt(NOW);
const FACTS = { subject: "idn_1", sessionId: "ses_1" };
const SECONDS = Math.floor(NOW.epochMilliseconds / 1000);
const CLAIMS = {
  iss: "skywave",
  aud: "casting",
  sub: "idn_1",
  sid: "ses_1",
  jti: "one",
  iat: SECONDS,
  exp: SECONDS + 300,
};
const HEADER = { alg: "EdDSA", kid: "2026-11", typ: "casting+jwt" };

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token of any header and claims, properly signed with our own key: only what it says can be wrong. */
function ownToken(header: object, claims: object, encodeHeader = encode): string {
  const signed = `${encodeHeader(header)}.${encode(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), KEY.privateKey).toString("base64url")}`;
}

const changed = (part: string, at = 0) =>
  `${part.slice(0, at)}${part[at] === "A" ? "B" : "A"}${part.slice(at + 1)}`;

/** The next letter of the alphabet in the last place: the same bytes after lenient decoding, other unused bits. */
function withUnusedBitsSet(part: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = alphabet.indexOf(part.slice(-1));
  return part.slice(0, -1) + alphabet[last + 1];
}

describe("verify", () => {
  test("takes what was issued, until it ends", async () => {
    const token = await tokens.issue("casting", FACTS, 300);
    expect(await tokens.verify("casting", token)).toMatchObject(FACTS);
    expect(await tokensAt(NOW.add({ seconds: 299 })).verify("casting", token)).toMatchObject(FACTS);
    expect(await tokensAt(NOW.add({ seconds: 300 })).verify("casting", token)).toBeUndefined();
    expect(await tokens.verify("casting", ownToken(HEADER, CLAIMS))).toMatchObject({ tokenId: "one" });
  });

  test("names each token by an id of its own, and only ours", async () => {
    const [first, second] = [
      await tokens.issue("casting", FACTS, 300),
      await tokens.issue("casting", FACTS, 300),
    ];
    const ids = [await tokens.verify("casting", first), await tokens.verify("casting", second)];
    expect(ids[0]?.tokenId).not.toBe(ids[1]?.tokenId);
    const elsewhere = createJsonWebTokens(
      createSecrets("another-key-of-more-than-forty-characters"),
      createClock("America/New_York", () => NOW),
    );
    expect(await elsewhere.verify("casting", first)).toBeUndefined();
  });

  test("takes no token with a part missing, added, changed or moved", async () => {
    const [header, payload, signature] = ownToken(HEADER, CLAIMS).split(".") as [string, string, string];
    const broken = [
      "",
      ".",
      "..",
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}..${signature}`,
      `${header}.${signature}`,
      `.${payload}.${signature}`,
      `${payload}.${signature}`,
      `.${payload}.`,
      payload,
      `${header}.${payload}.${signature}.`,
      `${header}.${payload}.${signature}.${payload}`,
      `${payload}.${header}.${signature}`,
      `${changed(header, 5)}.${payload}.${signature}`,
      `${header}.${changed(payload, 5)}.${signature}`,
      ...Array.from(
        { length: signature.length },
        (_all, at) => `${header}.${payload}.${changed(signature, at)}`,
      ),
      `${header}.${payload}.${signature.slice(0, -4)}`,
      `${header}.${payload}.${signature}AAAA`,
      `${header}.${payload}.${Buffer.alloc(64).toString("base64url")}`,
      `${header}.${encode({ ...CLAIMS, sub: "idn_2" })}.${signature}`,
    ];
    for (const token of broken) expect(await tokens.verify("casting", token), token).toBeUndefined();
  });

  test("takes each token in one spelling only", async () => {
    const token = ownToken(HEADER, CLAIMS);
    const [header, payload, signature] = token.split(".") as [string, string, string];
    const spellings = [
      `${token}=`,
      `${token}==`,
      `${header}=.${payload}.${signature}`,
      `${header}.${payload}==.${signature}`,
      ` ${token}`,
      `${token} `,
      `${token}\n`,
      `${header}.${payload}.${signature.slice(0, 40)} ${signature.slice(40)}`,
      `${header}.${payload.slice(0, 8)}\n${payload.slice(8)}.${signature}`,
      `${header}.${payload}.${withUnusedBitsSet(signature)}`,
      `${header}.${payload}.${signature}\u0000`,
      `${header}.${payload}.${signature.slice(0, 3)}\u00e9${signature.slice(4)}`,
    ];
    for (const spelling of spellings)
      expect(await tokens.verify("casting", spelling), spelling).toBeUndefined();
    // In the standard alphabet 64 bytes end with padding, so this is never the same text.
    const standard = Buffer.from(signature, "base64url").toString("base64");
    expect(await tokens.verify("casting", `${header}.${payload}.${standard}`)).toBeUndefined();
  });

  test("takes neither JSON serialization nor a detached or unencoded payload", async () => {
    const [header, payload, signature] = ownToken(HEADER, CLAIMS).split(".") as [string, string, string];
    const general = { payload, signatures: [{ protected: header, signature }] };
    const flattened = { payload, protected: header, signature };
    for (const token of [JSON.stringify(general), JSON.stringify(flattened)]) {
      expect(await tokens.verify("casting", token)).toBeUndefined();
    }
    const unencoded = { ...HEADER, b64: false, crit: ["b64"] };
    expect(await tokens.verify("casting", ownToken(unencoded, CLAIMS))).toBeUndefined();
  });

  test("takes no other algorithm, whatever key it was made with", async () => {
    for (const alg of [
      "none",
      "None",
      "NONE",
      "nOnE",
      "",
      "HS256",
      "ES256",
      "RS256",
      "eddsa",
      "Ed25519",
      null,
    ]) {
      expect(
        await tokens.verify("casting", ownToken({ ...HEADER, alg }, CLAIMS)),
        String(alg),
      ).toBeUndefined();
      const unsigned = `${encode({ ...HEADER, alg })}.${encode(CLAIMS)}.`;
      expect(await tokens.verify("casting", unsigned)).toBeUndefined();
    }
    const { alg: _alg, ...withoutAlgorithm } = HEADER;
    expect(await tokens.verify("casting", ownToken(withoutAlgorithm, CLAIMS))).toBeUndefined();
  });

  test("does not take the public key for a shared secret", async () => {
    const publicForms = [
      KEY.publicKey.export({ type: "spki", format: "der" }),
      KEY.publicKey.export({ type: "spki", format: "pem" }),
      Buffer.from(String(KEY.publicKey.export({ format: "jwk" }).x), "base64url"),
      Buffer.from(JSON.stringify(KEY.publicKey.export({ format: "jwk" }))),
    ];
    for (const form of publicForms) {
      const signed = `${encode({ ...HEADER, alg: "HS256" })}.${encode(CLAIMS)}`;
      const mac = createHmac("sha256", form).update(signed).digest("base64url");
      expect(await tokens.verify("casting", `${signed}.${mac}`)).toBeUndefined();
    }
  });

  test("trusts no key that the token brings along or points to", async () => {
    const thief = generateKeyPairSync("ed25519");
    const jwk = thief.publicKey.export({ format: "jwk" });
    const pointers = [
      {},
      { jwk },
      { jwk, kid: "thief" },
      { jku: "https://thief.example/keys" },
      { x5u: "https://thief.example/certificate" },
      { x5c: ["AAAA"] },
      { kid: "../../dev/null" },
      { kid: "2026-11' or '1'='1" },
    ];
    for (const pointer of pointers) {
      const forged = await new SignJWT(CLAIMS)
        .setProtectedHeader({ ...HEADER, ...pointer })
        .sign(thief.privateKey);
      expect(await tokens.verify("casting", forged), JSON.stringify(pointer)).toBeUndefined();
    }
    const shared = await new SignJWT(CLAIMS)
      .setProtectedHeader({ ...HEADER, alg: "HS256" })
      .sign(createSecretKey(Buffer.alloc(32)));
    expect(await tokens.verify("casting", shared)).toBeUndefined();
  });

  test("takes no header with more or less in it than we put there", async () => {
    const { kid: _kid, ...withoutKey } = HEADER;
    const { typ: _typ, ...withoutType } = HEADER;
    const headers = [
      withoutKey,
      withoutType,
      { ...HEADER, crit: ["exp"] },
      { ...HEADER, crit: [] },
      { ...HEADER, crit: ["unknown"], unknown: true },
      { ...HEADER, b64: true },
      { ...HEADER, cty: "JWT" },
      { ...HEADER, zip: "DEF" },
      { ...HEADER, typ: "JWT" },
      { ...HEADER, kid: "2026-10" },
      { ...HEADER, jwk: KEY.publicKey.export({ format: "jwk" }) },
      { ...HEADER, extra: 1 },
    ];
    for (const header of headers) {
      expect(
        await tokens.verify("casting", ownToken(header, CLAIMS)),
        JSON.stringify(header),
      ).toBeUndefined();
    }
    const garbage = (text: string) => () => Buffer.from(text).toString("base64url");
    for (const text of ["null", "[]", "7", '"x"', "{", '{"alg":"EdDSA"']) {
      expect(await tokens.verify("casting", ownToken(HEADER, CLAIMS, garbage(text)))).toBeUndefined();
    }
  });

  test("takes no claims that are missing, of another kind, or meant for somebody else", async () => {
    const claims: object[] = Object.keys(CLAIMS).map((name) =>
      Object.fromEntries(Object.entries(CLAIMS).filter(([key]) => key !== name)),
    );
    claims.push(
      { ...CLAIMS, iss: "another" },
      { ...CLAIMS, aud: "browser" },
      { ...CLAIMS, aud: ["casting", "browser"] },
      { ...CLAIMS, sub: "" },
      { ...CLAIMS, sub: 7 },
      { ...CLAIMS, exp: SECONDS },
      { ...CLAIMS, exp: SECONDS - 1 },
      { ...CLAIMS, exp: String(SECONDS + 300) },
      { ...CLAIMS, exp: null },
      { ...CLAIMS, exp: SECONDS + 0.5 },
      { ...CLAIMS, iat: SECONDS + 60 },
      { ...CLAIMS, nbf: SECONDS + 60 },
      { ...CLAIMS, nbf: SECONDS },
      { ...CLAIMS, extra: true },
    );
    for (const each of claims) {
      expect(await tokens.verify("casting", ownToken(HEADER, each)), JSON.stringify(each)).toBeUndefined();
    }
  });

  test("takes nothing larger than we make", async () => {
    const large = ownToken(HEADER, { ...CLAIMS, jti: "x".repeat(2_000) });
    expect(await tokens.verify("casting", large)).toBeUndefined();
  });
});
