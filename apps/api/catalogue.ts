import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { readConfig } from "./config.ts";
import { type CatalogueDesk, checkFile, type Problem } from "./modules/catalogue/index.ts";
import { connectCardProcessor, connectScores, openDatabase } from "./providers/connections.ts";
import { readOrCreateKey } from "./platform/security/secrets.ts";

const USAGE = `npm run catalogue -- export FILE    writes today's catalogue into a file
npm run catalogue -- check FILE     says all that is wrong with a file
npm run catalogue -- preview FILE   stores it as a draft, and prints the link that shows it
npm run catalogue -- import FILE    makes it the catalogue that everybody sees`;
/** A file that is wrong throughout is wrong in one way; the rest is counted. */
const MOST_TOLD = 200;

/**
 * What an editor does with the catalogue. The embedded database admits one process, so the app is stopped meanwhile;
 * on PostgreSQL it serves on, and shows a new catalogue within seconds.
 */
async function run(): Promise<number> {
  const [command = "", path] = parseArgs({ allowPositionals: true }).positionals;
  if (path === undefined || !["export", "check", "preview", "import"].includes(command)) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  if (command === "export")
    return atDesk(async ({ desk }) => {
      await writeFile(path, `${JSON.stringify(await desk.export(), null, 2)}\n`);
      return `${path}: written`;
    });
  const scores = connectScores(configured());
  const checked = await checkFile(await readFile(path), { scores, now: Temporal.Now.instant() });
  if (!checked.ok) return tellProblems(path, checked.problems);
  const { document } = checked;
  if (command === "check") {
    process.stdout.write(`${path}: ${document.entries.length} entries, nothing is wrong\n`);
    return 0;
  }
  return atDesk(async ({ desk, publicUrl }) => {
    if (command === "preview") {
      const { token, expiresAt } = await desk.preview(document);
      return `${publicUrl}/preview/${token}\nAnybody with this link sees the draft until ${expiresAt.toString()}.`;
    }
    const { added, changed, gone, unchanged, version } = await desk.import(document);
    return `version ${version}: ${added} added, ${changed} changed, ${gone} gone, ${unchanged} as they were`;
  });
}

function configured() {
  return readConfig({ LOG_LEVEL: "warn", ...process.env });
}

function tellProblems(file: string, problems: readonly Problem[]): number {
  const told = problems
    .slice(0, MOST_TOLD)
    .map(({ path, reason, todo }) => `${path} ${reason}. ${todo}`)
    .join("\n");
  const more = problems.length - MOST_TOLD;
  process.stderr.write(
    `${told}\n${more > 0 ? `and ${more} more\n` : ""}${file}: ${problems.length} problems, nothing was changed\n`,
  );
  return 1;
}

async function atDesk(
  work: (place: { desk: CatalogueDesk; publicUrl: string }) => Promise<string>,
): Promise<number> {
  const config = configured();
  const secretKey = config.secretKey ?? (await readOrCreateKey(config.dataFolder));
  const database = await openDatabase(config);
  const outside = { cardProcessor: connectCardProcessor(config) };
  const app = await build({ config, database, secretKey, outside });
  try {
    const told = await work({ desk: app.modules.catalogue.desk, publicUrl: config.publicUrl });
    process.stdout.write(`${told}\n`);
    return 0;
  } finally {
    await app.close();
  }
}

try {
  process.exitCode = await run();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 2;
}
