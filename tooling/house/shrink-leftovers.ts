import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFiles } from "../checks/parsers/read-files.ts";
import { LEFTOVERS, countLeftovers, shrunkLeftovers } from "../checks/parsers/shape/leftovers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = join(root, LEFTOVERS);
const shrunk = shrunkLeftovers(JSON.parse(readFileSync(path, "utf8")), countLeftovers(readFiles(root)));
writeFileSync(path, `${JSON.stringify(shrunk, null, 2)}\n`);
