import { type FileHandle, open } from "node:fs/promises";

interface Waiting {
  text: string;
  resolve: () => void;
  reject: (cause: unknown) => void;
}

/**
 * Appends lines that are on disk when the promise resolves. Lines that arrive while the disk is busy share
 * the next write and sync, so that many requests at once cost few syncs.
 */
export class AppendFile {
  readonly #file: FileHandle;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  #failure: Error | null = null;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<AppendFile> {
    return new AppendFile(await open(path, "a", 0o600));
  }

  append(line: string): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    const written = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ text: `${line}\n`, resolve, reject });
    });
    this.#writing ??= this.#writeAll();
    return written;
  }

  /** Resolves when all that was appended so far is on disk. */
  async settled(): Promise<void> {
    if (this.#writing) await this.#writing;
    if (this.#failure) throw this.#failure;
  }

  async close(): Promise<void> {
    if (this.#writing) await this.#writing;
    await this.#file.close();
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#file.appendFile(batch.map(({ text }) => text).join(""));
        await this.#file.datasync();
        for (const { resolve } of batch) resolve();
      } catch (cause) {
        this.#fail(cause, batch);
      }
    }
    this.#writing = null;
  }

  // What the disk took of a failed write is unknown, so nothing may follow it until a restart has read it.
  #fail(cause: unknown, batch: Waiting[]): void {
    this.#failure ??= new Error("The ledger could not be written; restart the card processor", { cause });
    for (const { reject } of [...batch, ...this.#waiting]) reject(this.#failure);
    this.#waiting = [];
  }
}
