import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { copiesOf, settingsOf, stagesOf, wordsOf } from "../container/dockerfile.ts";
import { nodeFlags } from "../system/bundles.ts";
import { freePort } from "../system/free-port.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const USER = 10_001;
const READY_LIMIT_IN_MILLISECONDS = 120_000;

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const [building = [], running = []] = stagesOf(read("Dockerfile"));
const bundling = instructionNaming("bundle-services");
const command = wordsOf(running, "CMD");
const healthCheck = wordsOf(running, "HEALTHCHECK");
const maySeparate = process.getuid?.() === 0 && spawnSync("unshare", ["-m", "true"]).status === 0;

const NEEDED = {
  EMBEDDED_DATABASE: "accept",
  SKYWAVE_SECRET_KEY: "one-key-for-all-nodes-of-a-campaign-of-tests",
  PUBLIC_URL: "http://localhost",
  STRIPE_SECRET_KEY: "sk_test_unit",
  STRIPE_PUBLISHABLE_KEY: "pk_test_unit",
  STRIPE_WEBHOOK_SECRET: "whsec_unit",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "Skywave <hello@skywave.example>",
  SELLER: JSON.stringify({ legalName: "Skywave Audio Inc.", addressLines: [], registrations: [] }),
};

function instructionNaming(word: string) {
  const found = building.find(({ rest }) => rest.includes(word) && !rest.startsWith("--"));
  if (found === undefined) throw new Error(`no instruction of the build names ${word}`);
  return found;
}

describe("the container file", () => {
  test("copies what is there, of what the build made or of the checkout, and nothing that is ignored", () => {
    const ignored = read(".dockerignore").trim().split("\n");
    const ofCheckout = [...copiesOf(building), ...copiesOf(running)].filter(({ from }) => from === undefined);
    const sources = ofCheckout.flatMap((copy) => copy.sources);
    expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(sources.filter((path) => ignored.includes(path))).toEqual([]);
    const built = copiesOf(running).filter(({ from }) => from === "build");
    expect(built.map(({ sources: [path] }) => path)).toEqual([
      "/skywave/node_modules",
      "/skywave/packages",
      "/skywave/apps/web/dist",
      "/skywave/apps/api/dist",
    ]);
  });

  test("installs with the manifest of every workspace, or the lock file would not fit", () => {
    const manifests = globSync(["apps/*/package.json", "packages/*/package.json", "tests/package.json"], {
      cwd: ROOT,
    });
    const beforeInstall = building.slice(
      0,
      building.findIndex(({ name }) => name === "RUN"),
    );
    const copied = copiesOf(beforeInstall).flatMap(({ sources }) => sources);
    expect(manifests.filter((path) => !copied.includes(path))).toEqual([]);
    expect(copied).toEqual(expect.arrayContaining(["package.json", "package-lock.json", ".npmrc"]));
  });

  test("runs the Node of the lock file without a shell, as nobody in particular", () => {
    expect(command.slice(0, -1)).toEqual(["node_modules/.bin/node", ...nodeFlags()]);
    expect(healthCheck[0]).toBe(command[0]);
    expect(bundling.rest.split(" ").slice(1)).toEqual(["tooling/bundle/bundle-services.mjs", "image", "api"]);
    expect(command.at(-1)).toBe("apps/api/dist/image/start.js");
    expect(running.findLast(({ name }) => name === "USER")?.rest).toBe(`${USER}:${USER}`);
    expect(running.find(({ name }) => name === "STOPSIGNAL")?.rest).toBe("SIGTERM");
    expect(settingsOf(running)).toMatchObject({
      SKYWAVE_MODE: "production",
      HOST: "0.0.0.0",
      DATA_DIR: "/data",
    });
  });

  // Stands in for an engine: the same files, user and command, and nothing that can be written but the data.
  test.runIf(maySeparate)(
    "starts from nothing but what it copies on a root that can't be written, is healthy, and stops when it is told to",
    async () => {
      const image = await mkdtemp(join(tmpdir(), "skywave-image-"));
      const data = await mkdtemp(join(tmpdir(), "skywave-data-"));
      await chmod(image, 0o755);
      await chown(data, USER, USER);
      await copyInto(image);
      const port = String(await freePort());
      const env = {
        PATH: process.env["PATH"] ?? "",
        ...settingsOf(running),
        ...NEEDED,
        SOUND_LIBRARY: "asked",
        PORT: port,
        DATA_DIR: data,
      };
      const node = startContained(image, { env, data });
      const ended = once(node, "exit");
      let errors = "";
      node.stderr?.on("data", (chunk) => (errors += String(chunk)));
      const isHealthy = () => {
        const [program = "", ...args] = healthCheck;
        return (
          spawnSync(
            join(ROOT, program),
            args.map((path) => join(image, path)),
            { env },
          ).status === 0
        );
      };
      try {
        const deadline = Date.now() + READY_LIMIT_IN_MILLISECONDS;
        while (!isHealthy()) {
          if (node.exitCode !== null || Date.now() > deadline)
            throw new Error(`it did not get ready\n${errors}`);
          await pause(200);
        }
        expect(existsSync(join(data, "database"))).toBe(true);
        node.kill("SIGTERM");
        expect(await ended).toEqual([0, null]);
        expect(isHealthy()).toBe(false);
      } finally {
        node.kill("SIGKILL");
        await rm(image, { recursive: true });
      }
    },
    READY_LIMIT_IN_MILLISECONDS * 2,
  );
});

async function copyInto(image: string): Promise<void> {
  for (const { sources, target } of copiesOf(running))
    for (const source of sources) {
      const path = source.replace("/skywave/", "");
      // The installed packages are put in its place without a copy; the pages may not be built where this runs.
      if (path === "node_modules" || path.endsWith("/dist")) continue;
      await cp(join(ROOT, path), target === "./" ? join(image, path) : join(image, target), {
        recursive: true,
      });
    }
  await mkdir(join(image, "node_modules"));
  // As the build does it, from the same sources.
  const [program = "", ...args] = bundling.rest.split(" ");
  execFileSync(join(ROOT, program), args, { cwd: ROOT });
  await cp(join(ROOT, "apps/api/dist/image"), join(image, "apps/api/dist/image"), { recursive: true });
}

function startContained(
  image: string,
  { env, data }: { env: Record<string, string>; data: string },
): ChildProcess {
  const mounts = [
    `mount --bind ${join(ROOT, "node_modules")} ${image}/node_modules`,
    `mount --bind ${data} ${data}`,
    "mount -o remount,bind,ro /",
    `cd ${image}`,
    `exec setpriv --reuid ${USER} --regid ${USER} --clear-groups "$@"`,
  ].join(" && ");
  return spawn("unshare", ["-m", "sh", "-c", mounts, "sh", ...command], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

describe("the compose file", () => {
  const compose = read("compose.yaml");
  const app = compose.slice(compose.indexOf("\n  app:"));

  test("sets or asks for everything that production needs", () => {
    const set = [...app.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, key]) => key);
    const needed = Object.keys(NEEDED).map((key) => (key === "EMBEDDED_DATABASE" ? "DATABASE_URL" : key));
    expect(needed.filter((key) => !set.includes(key))).toEqual([]);
  });

  test("lets the app write nothing and do nothing more, waits for its database, and gives it time to stop", () => {
    for (const line of [
      "read_only: true",
      "- ALL",
      "no-new-privileges:true",
      "service_healthy",
      "stop_grace_period: 12s",
    ])
      expect(app).toContain(line);
  });
});
