import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

// The kernel counts in ticks of this length for whoever reads it.
const TICKS_PER_SECOND = 100;

/** A process that this one started, with all that it started in turn. */
export interface ChildTime {
  processId: number;
  /** The file that it runs, as "node" or "postgres". */
  program: string;
  /** Of processor time, since it was started; those that have ended below it included. */
  seconds: number;
}

interface ProcessTime extends ChildTime {
  parentId: number;
}

/** What each child of this process has used; undefined on a system that has no /proc. */
export async function cpuSecondsBelow(): Promise<ChildTime[] | undefined> {
  if (!existsSync("/proc/self/stat")) return undefined;
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = (await Promise.all(numbers.map(readProcess))).filter((one) => one !== undefined);
  const children = Map.groupBy(found, ({ parentId }) => parentId);
  const secondsOf = ({ processId, seconds }: ProcessTime): number =>
    (children.get(processId) ?? []).reduce((sum, child) => sum + secondsOf(child), seconds);
  return (children.get(process.pid) ?? []).map((child) => ({
    processId: child.processId,
    program: child.program,
    seconds: secondsOf(child),
  }));
}

/** Undefined where the process has ended meanwhile. */
async function readProcess(number: string): Promise<ProcessTime | undefined> {
  const stat = await readStat(number);
  const [, program = "", rest = ""] = /\((.*)\) (.*)/s.exec(stat) ?? [];
  if (rest === "") return undefined;
  const fields = rest.split(" ");
  // Its own time in its programs and in the kernel, then that of its children which have ended.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    processId: Number(number),
    program,
    parentId: Number(fields[1]),
    seconds: ticks / TICKS_PER_SECOND,
  };
}

async function readStat(number: string): Promise<string> {
  try {
    return await readFile(`/proc/${number}/stat`, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ESRCH"))
      return "";
    throw cause;
  }
}
