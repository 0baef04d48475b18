import { randomBytes, timingSafeEqual } from "node:crypto";
import { type HashCost, hashInThread } from "./hash-in-thread.ts";

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_LENGTH = 16;
const WAITING_AT_MOST = 50;

/** Thrown when so many sign-ins wait that hashing more would stall everything else. */
class HashQueueFullError extends Error {
  override name = "HashQueueFullError";
  readonly statusCode = 503;
}

export interface PasswordHashes {
  hash(password: string): Promise<string>;
  /** Without a hash it burns the same time and answers false, so that unknown handles can't be told apart. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/**
 * Argon2id behind a short queue: a flood of sign-ins gets 503, and leaves the machine to everybody else. A hash says what
 * it cost, and is verified at that.
 */
export function createPasswordHashes(cost: HashCost = COST): PasswordHashes {
  const enqueue = createQueue();
  const derive = (password: string, salt: Uint8Array, as: Pick<HashCost, "memory" | "passes"> = cost) =>
    enqueue(() => hashInThread({ cost: { ...cost, memory: as.memory, passes: as.passes }, password, salt }));
  const decoySalt = randomBytes(SALT_LENGTH);
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_LENGTH);
      const [spelled = password] = spellingsOf(password);
      const tag = await derive(spelled, salt);
      return `argon2id$${cost.memory}$${cost.passes}$${salt.toString("base64url")}$${tag.toString("base64url")}`;
    },
    verify: async (password, hash) => {
      const [, memory, passes, salt, tag] = hash?.split("$") ?? [];
      let isRight = false;
      // All of them each time, so that what is typed takes as long whatever is known of it.
      for (const spelled of spellingsOf(password)) {
        if (salt === undefined || tag === undefined) {
          await derive(spelled, decoySalt);
          continue;
        }
        const as = { memory: Number(memory), passes: Number(passes) };
        const derived = await derive(spelled, Buffer.from(salt, "base64url"), as);
        isRight = timingSafeEqual(derived, Buffer.from(tag, "base64url")) || isRight;
      }
      return isRight;
    },
  };
}

/**
 * The one that is hashed comes first: an "é" may be one character or two, by the keyboard (NIST SP 800-63B, 3.1.1.2). Next
 * comes what was typed where it is another, as it was hashed before.
 */
function spellingsOf(password: string): readonly string[] {
  return [...new Set([password.normalize("NFKC"), password])];
}

function createQueue() {
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > WAITING_AT_MOST) throw new HashQueueFullError("too many sign-ins at once");
    waiting += 1;
    try {
      return await work();
    } finally {
      waiting -= 1;
    }
  };
}
