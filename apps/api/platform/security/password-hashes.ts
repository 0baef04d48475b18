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
      const tag = await derive(password, salt);
      return `argon2id$${cost.memory}$${cost.passes}$${salt.toString("base64url")}$${tag.toString("base64url")}`;
    },
    verify: async (password, hash) => {
      const [, memory, passes, salt, tag] = hash?.split("$") ?? [];
      if (salt === undefined || tag === undefined) {
        await derive(password, decoySalt);
        return false;
      }
      return timingSafeEqual(
        await derive(password, Buffer.from(salt, "base64url"), {
          memory: Number(memory),
          passes: Number(passes),
        }),
        Buffer.from(tag, "base64url"),
      );
    },
  };
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
