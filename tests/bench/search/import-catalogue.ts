import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SECRET_KEY } from "../../system/system.ts";

const CATALOGUE = fileURLToPath(new URL("../../../apps/api/catalogue.ts", import.meta.url));
const LOOKS_EVERY_IN_MILLISECONDS = 50;

/** Where a catalogue is kept: in the embedded database of the folder where no address is named. */
export interface CataloguePlace {
  dataFolder: string;
  databaseUrl?: string;
}

export interface ImportFigures {
  seconds: number;
  /** The most that the process had; 0 where the system does not tell. */
  megabytes: number;
}

/** Imports so many shows as an operator does, each with words of its own beside common ones. */
export async function importCatalogue(place: CataloguePlace, count: number): Promise<ImportFigures> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-bench-"));
  const file = join(folder, "catalogue.json");
  try {
    await run("export", { ...place, file });
    const today: { entries: object[] } = JSON.parse(await readFile(file, "utf8"));
    const made = Array.from({ length: count }, (_none, at) => showOf(at + 1));
    await writeFile(file, JSON.stringify({ ...today, entries: [...today.entries, ...made] }));
    return await run("import", { ...place, file });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function showOf(number: number) {
  const word = `word${number % 30_000}`;
  return {
    type: "show",
    id: `made-${number}`,
    sounds: { channel: 31 },
    title: { en: `Title ${number}`, fr: `Titre ${number}` },
    text: { en: `A show about ${word}.`, fr: `Une émission sur ${word}.` },
    genre: "jazz",
    language: "en",
    categories: ["moods"],
  };
}

async function run(
  command: "export" | "import",
  { file, databaseUrl, dataFolder }: CataloguePlace & { file: string },
): Promise<ImportFigures> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", CATALOGUE, command, file], {
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      SKYWAVE_SECRET_KEY: SECRET_KEY,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let megabytes = 0;
  const look = setInterval(() => {
    void peakOf(child.pid).then((peak) => (megabytes = Math.max(megabytes, peak)));
  }, LOOKS_EVERY_IN_MILLISECONDS);
  const [code] = await once(child, "exit");
  clearInterval(look);
  if (code !== 0) throw new Error(`the catalogue could not be ${command}ed: ${String(code)}`);
  return { seconds: Math.round((performance.now() - startedAt) / 100) / 10, megabytes };
}

/** The most memory that a process has had, in megabytes. */
async function peakOf(processId: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
