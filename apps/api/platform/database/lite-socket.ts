import { Duplex } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { callbackify } from "node:util";
import type { PGlite } from "@electric-sql/pglite";

const ERROR_RESPONSE = "E".charCodeAt(0);
// A message is a byte for its kind, four for the length of all but that byte, and then its fields.
const LENGTH_AT = 1;
const FIELDS_AT = 5;

type Session = Pick<PGlite, "waitReady" | "isInTransaction" | "exec" | "execProtocolRawStream">;

/**
 * What node-postgres takes for a connection to a server, with the embedded database behind it. What is written at once
 * goes to it as one message, and the answer comes back. Like a new connection it begins outside any transaction and
 * knows no statement by name, though the database has a single session as long as it lives.
 */
export class LiteSocket extends Duplex {
  readonly #lite: Session;

  constructor(lite: Session) {
    super();
    this.#lite = lite;
  }

  /** Called by the client, which then waits for the event of that name. */
  connect(): this {
    this.#beginAnew().then(
      () => this.emit("connect"),
      (cause: Error) => this.destroy(cause),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _write(message: Buffer, _encoding: string, done: (cause?: Error | null) => void): void {
    callbackify(() => this.#answer(message))(done);
  }

  override _writev(parts: { chunk: Buffer }[], done: (cause?: Error | null) => void): void {
    this._write(Buffer.concat(parts.map(({ chunk }) => chunk)), "", done);
  }

  override _read(): void {
    // An answer is there before anybody can ask for it.
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #beginAnew(): Promise<void> {
    await this.#lite.waitReady;
    if (this.#lite.isInTransaction()) await this.#lite.exec("rollback");
    await this.#lite.exec("deallocate all");
  }

  async #answer(message: Buffer): Promise<void> {
    // Others have their turn between two statements, as they have while a server thinks.
    await nextTurn();
    const parts: Buffer[] = [];
    // Asked in any other way, the database reads each answer itself as well, and keeps it. A part is in memory that it
    // uses again.
    await this.#lite.execProtocolRawStream(message, { onRawData: (part) => parts.push(Buffer.from(part)) });
    const answer = Buffer.concat(parts);
    endAtPanic(answer);
    if (answer.length > 0) this.push(answer);
  }
}

/**
 * Ends the process when the embedded database breaks: the next question to it would never come back, and hold up
 * everything else. What it had agreed to is in its log, from which the next start brings it back.
 */
function endAtPanic(answer: Buffer): void {
  for (let at = 0; at < answer.length; at += LENGTH_AT + answer.readInt32BE(at + LENGTH_AT)) {
    if (answer[at] !== ERROR_RESPONSE) continue;
    const end = at + LENGTH_AT + answer.readInt32BE(at + LENGTH_AT);
    const fields = answer.toString("utf8", at + FIELDS_AT, end).split("\0");
    if (!fields.includes("VPANIC")) continue;
    const message = fields.find((field) => field.startsWith("M"))?.slice(1);
    process.stderr.write(`The embedded database is broken until the next start: ${message}\n`);
    process.exit(1);
  }
}
