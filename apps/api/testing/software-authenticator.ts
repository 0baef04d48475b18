import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { CallInput, CallOutput } from "@skywave/contract";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type CreationOptions = CallOutput<"user", "passkeyCreateStart">["publicKeyCredentialCreationOptions"];
type RequestOptions = CallOutput<"user", "passkeyAuthenticateStart">["publicKeyCredentialRequestOptions"];
type Registration = CallInput<"user", "passkeyCreateFinish">["body"]["credential"];
type Assertion = CallInput<"user", "passkeyAuthenticateFinish">["body"]["credential"];

const FLAGS = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** What a ceremony does otherwise than an honest browser would. */
export interface Deviation {
  origin?: string;
  type?: string;
  challenge?: string;
  rpId?: string;
  crossOrigin?: boolean;
  isUserPresent?: boolean;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  credentialId?: Uint8Array;
  /** Signed by another key than the one that was registered. */
  isForged?: boolean;
  format?: "packed" | "none";
}

interface StoredKey {
  id: Buffer;
  privateKey: KeyObject;
  publicKey: KeyObject;
  userHandle: string;
  counter: number;
}

/** An authenticator in software: it makes keys and signs as WebAuthn says, and deviates where it is told to. */
export class SoftwareAuthenticator {
  readonly origin: string;
  readonly keys: StoredKey[] = [];

  constructor(origin = "http://localhost:8080") {
    this.origin = origin;
  }

  /** Makes a key and attests it with itself, so that every byte of the registration is signed. */
  create(options: CreationOptions, deviation: Deviation = {}): Registration {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const id = Buffer.from(deviation.credentialId ?? randomBytes(32));
    const key = { id, privateKey, publicKey, userHandle: options.user.id, counter: 0 };
    this.keys.push(key);
    const clientData = this.#clientData("webauthn.create", options.challenge, deviation);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)]);
    const head = this.#head(options.rp.id, FLAGS.attested, deviation.counter ?? 0, deviation);
    const authData = Buffer.concat([head, attested]);
    const statement =
      deviation.format === "none"
        ? new Map()
        : new Map<string, number | Uint8Array>([
            ["alg", -7],
            ["sig", this.#sign(key, authData, clientData, deviation)],
          ]);
    const attestation = new Map<string, string | Uint8Array | Map<string, number | Uint8Array>>([
      ["fmt", deviation.format ?? "packed"],
      ["attStmt", statement],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      authenticatorAttachment: "platform",
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs with the last key that was made. */
  get(options: RequestOptions, deviation: Deviation = {}): Assertion {
    const key = this.keys.at(-1);
    if (key === undefined) throw new Error("no key was made yet");
    key.counter += 1;
    const clientData = this.#clientData("webauthn.get", options.challenge, deviation);
    const authData = this.#head(options.rpId, 0, deviation.counter ?? key.counter, deviation);
    const id = Buffer.from(deviation.credentialId ?? key.id).toString("base64url");
    const userHandle = "userHandle" in deviation ? deviation.userHandle : key.userHandle;
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: Buffer.from(this.#sign(key, authData, clientData, deviation)).toString("base64url"),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.origin,
        crossOrigin: deviation.crossOrigin ?? false,
      }),
    );
  }

  #head(rpId: string, moreFlags: number, counter: number, deviation: Deviation): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags =
      moreFlags |
      FLAGS.backupEligible |
      FLAGS.backedUp |
      (deviation.isUserPresent === false ? 0 : FLAGS.userPresent) |
      (deviation.isUserVerified === false ? 0 : FLAGS.userVerified);
    return Buffer.concat([sha256(Buffer.from(deviation.rpId ?? rpId)), Buffer.from([flags]), count]);
  }

  #sign(key: StoredKey, authData: Buffer, clientData: Buffer, { isForged }: Deviation): Uint8Array {
    const privateKey =
      isForged === true ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey : key.privateKey;
    return new Uint8Array(sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey));
  }
}

function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
