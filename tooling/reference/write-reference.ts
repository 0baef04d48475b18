import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { REFERENCE } from "../checks/check-reference.ts";
import { apiReference } from "../checks/reading/api-reference.ts";
import { readFiles } from "../checks/reading/read-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
writeFileSync(join(root, REFERENCE), apiReference(readFiles(root)));
