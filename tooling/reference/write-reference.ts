import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MADE } from "../checks/check-reference.ts";
import { readFiles } from "../checks/parsers/read-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readFiles(root);
for (const { path, make } of MADE) writeFileSync(join(root, path), make(files));
