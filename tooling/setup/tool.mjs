import { delimiter, join } from "node:path";
import { modulesFolder } from "./folders.mjs";

/** The command of an installed package. */
export function tool(name) {
  return join(modulesFolder, ".bin", process.platform === "win32" ? `${name}.cmd` : name);
}

/** With this, installed commands find the Node that came with them before any other. */
export const toolEnv = { PATH: `${join(modulesFolder, ".bin")}${delimiter}${process.env.PATH ?? ""}` };
