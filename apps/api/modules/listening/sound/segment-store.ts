import type { Platform } from "#platform/platform.ts";
import { encodeInThread } from "./encode-in-thread.ts";
import { createSegmentFiles, type SegmentFiles } from "./segment-files.ts";
import { namesOf, type SegmentName, type SegmentRun } from "./segment-name.ts";

/** More than wait for this are refused, so that nobody who asks for much keeps others from hearing anything. */
const MOST_WAITING = 120;
/** So many at once are made ahead: half a minute, in a second. */
const LONGEST_RUN = 8;
/** As long as so many are there, nothing has to be made. */
const IN_HAND = 2;
const MOST_RUNS_WAITING = 60;

export interface SegmentStore {
  /** Undefined where too much waits to be made already. */
  read(name: SegmentName): Promise<Buffer | undefined>;
  /** Has one made that will be asked for at once, if there is nothing else to do. */
  prepare(name: SegmentName): void;
  /** Has the first of these made before they are asked for, and gives way to all that is asked for. */
  prepareRun(run: SegmentRun): void;
  /**
   * Makes the first of these that are missing once nobody waits for anything, and says what came of it; whoever asks meanwhile
   * does not wait for them. Rejects when the signal comes, at once.
   */
  makeInIdleTime(run: SegmentRun, signal: AbortSignal): Promise<"made" | "nothing-missing" | "not-kept">;
  /** What is there, and for how much more there is room. */
  files: Pick<SegmentFiles, "count" | "countOf" | "hasRoomFor">;
  /** Ends once nothing is being made any more. */
  close(): Promise<void>;
}

/** Sound in the data folder, made the first time that somebody asks for it, and ahead of whoever goes on. */
export function createSegmentStore({ config, log }: Pick<Platform, "config" | "log">): SegmentStore {
  const files = createSegmentFiles({ config, log });
  const underWay = new Map<string, Promise<Buffer>>();
  /** What is being made for somebody; most of what is under way is only read. */
  const waitedFor = new Set<Promise<unknown>>();
  const runs = createRunQueue();
  const closing = new AbortController();
  const { signal } = closing;
  const hold = (name: SegmentName, made: Promise<Buffer>) => {
    const key = keyOf(name);
    const held = made.finally(() => underWay.delete(key));
    underWay.set(key, held);
    return held;
  };

  const make = async (name: SegmentName) => {
    const kept = await files.read(name);
    if (kept !== undefined) return kept;
    const making = encodeInThread({ ...name, count: 1 }, { urgency: "asked", signal });
    waitedFor.add(making);
    const [segment] = await making.finally(() => waitedFor.delete(making));
    if (segment === undefined) throw new Error("no segment was made");
    await files.keep(name, segment);
    return segment;
  };
  const read = (name: SegmentName): Promise<Buffer> | undefined => {
    const already = underWay.get(keyOf(name));
    if (already !== undefined) return already;
    return underWay.size < MOST_WAITING ? hold(name, make(name)) : undefined;
  };

  const isThere = (name: SegmentName) => underWay.has(keyOf(name)) || files.has(name);
  /** Of those that are missing one after another; what somebody asks for meanwhile is not waited for. */
  const makeRun = async (run: SegmentRun) => {
    const missing = missingOf(run, { among: IN_HAND, isThere });
    if (signal.aborted || missing === undefined) return;
    const made = encodeInThread(missing, { urgency: "ahead", signal });
    const segments = namesOf(missing).map((name, at) =>
      hold(
        name,
        made.then(async (all) => {
          const segment = segmentAt(all, at);
          await files.keep(name, segment);
          return segment;
        }),
      ),
    );
    await Promise.all(segments);
  };
  const tell = (cause: unknown) => {
    if (!signal.aborted) log.error({ err: cause }, "sound could not be prepared");
  };

  return {
    read: async (name) => read(name),
    prepare: (name) => void read(name)?.catch(tell),
    prepareRun: (run) => {
      if (missingOf(run, { among: IN_HAND, isThere }) !== undefined)
        runs.add(keyOf(run), () => makeRun(run).catch(tell));
    },
    makeInIdleTime: createIdleMaker({
      files,
      isThere,
      signal,
      whenIdle: async () => {
        let last: Promise<void>;
        do {
          last = runs.end();
          await Promise.allSettled([last, ...waitedFor]);
        } while (!signal.aborted && (last !== runs.end() || waitedFor.size > 0));
      },
    }),
    files,
    close: async () => {
      closing.abort();
      await Promise.allSettled([runs.end(), ...underWay.values()]);
      await files.end();
    },
  };
}

/** What is made so is under way for nobody: who asks for it meanwhile has it made sooner, by the other thread. */
function createIdleMaker({
  files,
  isThere,
  signal,
  whenIdle,
}: {
  files: SegmentFiles;
  isThere(name: SegmentName): boolean;
  signal: AbortSignal;
  whenIdle(): Promise<void>;
}): SegmentStore["makeInIdleTime"] {
  return async (run, ended) => {
    await unlessAborted(whenIdle(), ended);
    const missing = missingOf(run, { among: run.count, isThere });
    if (missing === undefined) return "nothing-missing";
    const either = AbortSignal.any([signal, ended]);
    const made = await unlessAborted(encodeInThread(missing, { urgency: "ahead", signal: either }), ended);
    const kept = await Promise.all(
      namesOf(missing).map(async (name, at) => files.has(name) || files.keep(name, segmentAt(made, at))),
    );
    return kept.every(Boolean) ? "made" : "not-kept";
  };
}

function keyOf({ channel, track, bitrate, segment }: SegmentName): string {
  return `${channel}-${track}-${bitrate}-${segment}`;
}

/** From the first that is missing among so many of a run, as many as can be made at once; undefined where none is. */
function missingOf(
  run: SegmentRun,
  { among, isThere }: { among: number; isThere: (name: SegmentName) => boolean },
): SegmentRun | undefined {
  const names = namesOf(run);
  const from = names.slice(0, among).findIndex((name) => !isThere(name));
  const first = names[from];
  if (first === undefined) return undefined;
  const rest = names.slice(from, from + LONGEST_RUN);
  const until = rest.findIndex(isThere);
  return { ...first, count: until < 0 ? rest.length : until };
}

function segmentAt(made: readonly Buffer[], at: number): Buffer {
  const segment = made[at];
  if (segment === undefined) throw new Error(`no segment ${at} was made of a run`);
  return segment;
}

/** What comes of some work, for whoever does not wait for it beyond the signal. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error("it was ended", { cause: signal.reason }));
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}

/** One after another, each once for as long as it waits; what is too much is left to whoever asks. */
function createRunQueue() {
  const waiting = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  return {
    add(name: string, run: () => Promise<void>): void {
      if (waiting.has(name) || waiting.size >= MOST_RUNS_WAITING) return;
      waiting.add(name);
      last = last.then(() => {
        waiting.delete(name);
        return run();
      });
    },
    end: () => last,
  };
}
