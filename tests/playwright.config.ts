import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env["E2E_PORT"] ?? 8480);
// Debian's own browser is not found by Playwright without its path.
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const IS_TRACED = process.env["E2E_TRACE"] !== undefined;
const executablePath = process.env["CHROMIUM_PATH"] ?? SYSTEM_BROWSERS.find((path) => existsSync(path));

// What the server writes down, for the tests that look for what must not stand there. Set once, for the workers too.
process.env["E2E_SERVER_LOG"] ??= join(mkdtempSync(join(tmpdir(), "skywave-e2e-log-")), "server.log");

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores: a page that waits for an answer leaves its core to another.
  workers: 3,
  // They keep a hanging test from hanging the gate; a machine that does other things as well is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A trace is a film of the page: taking one of every test takes longer than the tests. Pictures of failures come
    // with it, as every page is drawn once more when it closes, in tests that pass too; what stood on the page of a
    // failure is written down as text in any case.
    trace: IS_TRACED ? "retain-on-failure" : "off",
    screenshot: IS_TRACED ? "only-on-failure" : "off",
    reducedMotion: "reduce",
    // What a worker asks for, no test's route sees; the tests of reading offline let it in.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        // The frame of the card would have a process of its own, and so would each page that may come next. No page of a
        // test needs to be guarded from another, and starting them takes a fifth of the time of what draws and loads.
        "--disable-site-isolation-trials",
        // A page of a test is gone before what its compilers make of it pays: a tenth of all that the browser does.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
  // Faults and flags hold for everybody, so what switches them runs when nobody else does.
  projects: [
    { name: "journeys", testIgnore: /(?:faults|pictures|heard)\.spec/ },
    { name: "faults", testMatch: /faults\.spec/, dependencies: ["journeys"], fullyParallel: false },
    ...(process.env["SKYWAVE_PICTURES"] === undefined
      ? []
      : [{ name: "pictures", testMatch: /(?:pictures|heard)\.spec/ }]),
  ],
  webServer: {
    command: `node tooling/start.mjs > "${process.env["E2E_SERVER_LOG"]}"`,
    cwd: "..",
    url: `http://localhost:${PORT}/health/ready`,
    env: {
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), "skywave-e2e-")),
      SKYWAVE_MODE: "sandbox",
      SKYWAVE_LOG: "json",
      SOUND_LIBRARY: "asked",
    },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
  },
});
