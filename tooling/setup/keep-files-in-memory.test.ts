import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { root } from "./folders.mjs";
import { runsFilesInMemory } from "./keep-files-in-memory.mjs";

const programOf = (end: string) => `
  import { writeSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { keepFilesInMemory } from "./tooling/setup/keep-files-in-memory.mjs";
  keepFilesInMemory();
  writeSync(1, tmpdir());
  ${end}`;

/** The folder for temporary files of a process that has asked for one in memory. */
function folderOf(env: Record<string, string>, end = ""): string {
  const args = ["--input-type=module", "-e", programOf(end)];
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" }).stdout;
}

test("a folder that somebody has chosen for temporary files is kept", () => {
  expect(folderOf({ TMPDIR: "/tmp/chosen" })).toBe("/tmp/chosen");
});

test("a folder in memory goes with the process that made it, and no other does", () => {
  const folder = folderOf({});
  const isInMemory = dirname(folder) === "/dev/shm";
  expect(existsSync(folder)).toBe(!isInMemory);
  expect(statSync(dirname(folder)).isDirectory()).toBe(true);
});

test("what a process that was killed left in memory goes with the next one", () => {
  const left = folderOf({}, `process.kill(process.pid, "SIGKILL");`);
  expect(existsSync(left)).toBe(true);
  folderOf({});
  expect(existsSync(left)).toBe(dirname(left) !== "/dev/shm");
});

test("files go into memory only where it is mounted as such, and programs may be run from it", () => {
  const mounted = (options: string, kind = "tmpfs") =>
    `/dev/vda / ext4 rw 0 0\n${kind} /dev/shm ${kind} ${options} 0 0\n`;
  expect(runsFilesInMemory(mounted("rw,nosuid,nodev,relatime"))).toBe(true);
  expect(runsFilesInMemory(mounted("rw,nosuid,nodev,noexec,relatime"))).toBe(false);
  expect(runsFilesInMemory(mounted("ro,relatime"))).toBe(false);
  expect(runsFilesInMemory(mounted("rw,relatime", "ext4"))).toBe(false);
  expect(runsFilesInMemory("/dev/vda / ext4 rw 0 0\n")).toBe(false);
});
