import { execFileSync } from "node:child_process";

/** What is not as it is where this branch left `base`: committed, not yet committed, and new. */
export function changedFiles(folder: string, base: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  const start = git("merge-base", base, "HEAD").trim();
  const paths = `${git("diff", "--name-only", start)}${git("ls-files", "--others", "--exclude-standard")}`;
  return [...new Set(paths.split("\n").filter((path) => path !== ""))].toSorted();
}
