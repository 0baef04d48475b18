import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { lockFolder } from "./lock-folder.ts";

const HOLDER = fileURLToPath(new URL("folder-holder.ts", import.meta.url));
const RUN_HOLDER = [process.execPath, "--disable-warning=ExperimentalWarning", HOLDER];
const REFUSAL = /is in use.*another DATA_DIR/;

const newFolder = () => mkdtemp(join(tmpdir(), "skywave-lock-"));
const maySeparate = (...flags: string[]) => spawnSync("unshare", [...flags, "true"]).status === 0;

interface Holder {
  process: ChildProcess;
  /** What it answered: "held", or why not. */
  take(folder: string, at?: number): Promise<string>;
  free(): Promise<string>;
}

const holders: ChildProcess[] = [];
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill("SIGKILL");
});

/** Another process, which may start in namespaces of its own. */
function startHolder(...prefix: string[]): Holder {
  const [command = "", ...args] = [...prefix, ...RUN_HOLDER];
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  holders.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (line: string): Promise<string> => {
    child.stdin.write(`${line}\n`);
    const { value } = await lines.next();
    return String(value);
  };
  return {
    process: child,
    take: (folder, at = 0) => ask(`take ${at} ${folder}`),
    free: () => ask("free"),
  };
}

describe("lockFolder", () => {
  test("refuses a second opener in the same process, and lets the next one in after release", async () => {
    const folder = await newFolder();
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(REFUSAL);
    const other = lockFolder(await newFolder());
    release();
    const again = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(REFUSAL);
    again();
    other();
  });

  test("refuses whoever comes through a symbolic link, and frees the folder for them afterwards", async () => {
    const folder = await newFolder();
    const link = join(await newFolder(), "link");
    await symlink(folder, link);
    const release = lockFolder(folder);
    const other = startHolder();
    expect(await other.take(link)).toMatch(REFUSAL);
    release();
    expect(await other.take(link)).toBe("held");
    expect(() => lockFolder(folder)).toThrow(REFUSAL);
  });

  test.runIf(maySeparate("-n"))("refuses whoever comes from another network namespace", async () => {
    const folder = await newFolder();
    const release = lockFolder(folder);
    expect(await startHolder("unshare", "-n").take(folder)).toMatch(REFUSAL);
    release();
  });

  test.runIf(maySeparate("-m", "-p", "-f"))(
    "refuses whoever comes through a bind mount, with process numbers of their own",
    async () => {
      const [folder, mount] = [await newFolder(), await newFolder()];
      const release = lockFolder(folder);
      const bind = `mount --bind ${folder} ${mount} && exec "$@"`;
      const other = startHolder("unshare", "-m", "-p", "-f", "--mount-proc", "sh", "-c", bind, "sh");
      expect(await other.take(mount)).toMatch(REFUSAL);
      release();
      expect(await other.take(mount)).toBe("held");
    },
  );

  test("opens a copy of the folder, lock file included, and still refuses the folder itself", async () => {
    const folder = await newFolder();
    const release = lockFolder(folder);
    const copy = join(await newFolder(), "copy");
    // By a program of its own, as people copy: our own reading of the file would end our lock on it.
    expect(spawnSync("cp", ["-a", folder, copy]).status).toBe(0);
    const other = startHolder();
    expect(await other.take(copy)).toBe("held");
    await other.free();
    expect(await other.take(folder)).toMatch(REFUSAL);
    release();
  });

  test.runIf(process.platform === "linux")(
    "refuses the folder also when a copy took the place of its lock file, or nothing did",
    async () => {
      const folder = await newFolder();
      const holder = startHolder();
      expect(await holder.take(folder)).toBe("held");
      const [file = ""] = await readdir(folder);
      await copyFile(join(folder, file), join(folder, "copy"));
      await rename(join(folder, "copy"), join(folder, file));
      expect(() => lockFolder(folder)).toThrow(REFUSAL);
      await rm(join(folder, file));
      expect(() => lockFolder(folder)).toThrow(REFUSAL);
    },
  );

  test("refuses the folder also where only the file in it can be locked", async () => {
    const folder = await newFolder();
    const withoutFlock = startHolder("env", "PATH=/nowhere");
    expect(await withoutFlock.take(folder)).toBe("held");
    expect(() => lockFolder(folder)).toThrow(REFUSAL);
    expect(await withoutFlock.free()).toBe("freed");
    lockFolder(folder)();
  });

  test("takes what a killed process had", async () => {
    const folder = await newFolder();
    const holder = startHolder();
    expect(await holder.take(folder)).toBe("held");
    const gone = new Promise((settle) => holder.process.once("exit", settle));
    holder.process.kill("SIGKILL");
    await gone;
    lockFolder(folder)();
  });

  // Where only the file is locked, whoever comes second waits a moment before it gives up.
  test.each([
    ["a hundred times with both locks", 100, []],
    ["twenty times with the lock on the file alone", 20, ["env", "PATH=/nowhere"]],
  ])("lets one in of two that come at the same moment, %s", async (_name, rounds, prefix) => {
    const [one, other] = [startHolder(...prefix), startHolder(...prefix)];
    const folder = await newFolder();
    for (let round = 0; round < rounds; round += 1) {
      const at = Date.now() + 5;
      const answers = await Promise.all([one.take(folder, at), other.take(folder, at)]);
      expect(answers.toSorted()).toEqual([expect.stringMatching(REFUSAL), "held"]);
      await Promise.all([one.free(), other.free()]);
    }
  });
});
