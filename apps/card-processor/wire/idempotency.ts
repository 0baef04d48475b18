import { createHash } from "node:crypto";
import type { Books } from "../ledger/books.ts";
import type { StoredAnswer } from "../ledger/record.ts";
import { ApiError } from "./api-error.ts";

/** A key that this request holds until it has been answered. */
export interface Claim {
  key: string;
  requestDigest: string;
}

const LONGEST_KEY = 255;

/** Lets each idempotency key act once: the first request runs, all others get its answer. */
export class Idempotency {
  readonly #books: Books;
  readonly #running = new Map<string, string>();

  constructor(books: Books) {
    this.#books = books;
  }

  /** The kept answer, or the right to run. Throws while the key is in use or when it meant another request. */
  claim(key: string, request: string): StoredAnswer | Claim {
    if (key.length > LONGEST_KEY)
      throw ApiError.invalid(`Idempotency keys have at most ${LONGEST_KEY} characters.`);
    const requestDigest = createHash("sha256").update(request).digest("base64url");
    const kept = this.#books.answers.get(key);
    const known = this.#running.get(key) ?? kept?.requestDigest;
    if (known !== undefined && known !== requestDigest) throw otherRequest(key);
    if (this.#running.has(key)) throw inUse();
    if (kept) return kept;
    this.#running.set(key, requestDigest);
    return { key, requestDigest };
  }

  release(claim: Claim): void {
    this.#running.delete(claim.key);
  }
}

function otherRequest(key: string): ApiError {
  return new ApiError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function inUse(): ApiError {
  return new ApiError(409, {
    type: "invalid_request_error",
    code: "idempotency_key_in_use",
    message: "There is currently another in-progress request using this idempotency key.",
  });
}
