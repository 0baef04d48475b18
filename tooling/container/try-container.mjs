import { spawnSync } from "node:child_process";
import { root } from "../setup/folders.mjs";
import { giveUp, heading } from "../setup/progress.mjs";

const PROJECT = "skywave-trial";
const PORT = "8099";
const STOPS_WITHIN_SECONDS = 10;

// Nobody outside is called: what lies there is asked only when somebody buys or is written to.
const env = {
  ...process.env,
  PUBLISHED_PORT: PORT,
  POSTGRES_PASSWORD: "trial",
  SKYWAVE_SECRET_KEY: "a-key-of-at-least-thirty-two-characters",
  PUBLIC_URL: `http://localhost:${PORT}`,
  STRIPE_SECRET_KEY: "sk_test_trial",
  STRIPE_PUBLISHABLE_KEY: "pk_test_trial",
  STRIPE_WEBHOOK_SECRET: "whsec_trial",
  SMTP_URL: "smtp://localhost:25",
  MAIL_FROM: "Skywave <hello@skywave.example>",
  SELLER: JSON.stringify({ legalName: "Trial", addressLines: [], registrations: [] }),
};

/** Builds the image, runs it as the compose file says, and looks whether it is as the documents promise. */
async function tryContainer() {
  if (spawnSync("docker", ["info"], { stdio: "ignore" }).status !== 0)
    throw new Error("No container engine answers here. Start one (docker info must succeed) and try again.");
  try {
    heading("Building and starting");
    docker("compose", "-p", PROJECT, "up", "--build", "--detach", "--wait");
    const app = docker("compose", "-p", PROJECT, "ps", "--quiet", "app");
    const answer = await fetch(`http://localhost:${PORT}/health/ready`);
    expect("it is ready", answer.ok);
    expect("it shows its pages", (await fetch(`http://localhost:${PORT}/`)).ok);
    expect("it is nobody in particular", docker("exec", app, "id", "-u") === "10001");
    expect(
      "its root can't be written",
      !isDone("exec", app, "sh", "-c", "touch /skywave/x || touch /data/../x"),
    );
    expect("the engine finds it healthy", inspect(app, "{{.State.Health.Status}}") === "healthy");
    heading("Stopping");
    const startedAt = Date.now();
    docker("stop", app);
    const seconds = (Date.now() - startedAt) / 1000;
    expect(
      `it stops within ${STOPS_WITHIN_SECONDS} s (${seconds.toFixed(1)})`,
      seconds < STOPS_WITHIN_SECONDS,
    );
    expect("it ends with 0", inspect(app, "{{.State.ExitCode}}") === "0");
  } finally {
    isDone("compose", "-p", PROJECT, "down", "--volumes");
  }
}

function docker(...args) {
  const { status, stdout, stderr } = spawnSync("docker", args, { cwd: root, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`docker ${args.join(" ")} failed:\n${stderr.trim()}`);
  return stdout.trim();
}

function isDone(...args) {
  return spawnSync("docker", args, { cwd: root, env, stdio: "ignore" }).status === 0;
}

function inspect(container, format) {
  return docker("inspect", "--format", format, container);
}

function expect(what, isSo) {
  if (!isSo) throw new Error(`It is not so that ${what}.`);
  console.log(`  ${what}`);
}

try {
  await tryContainer();
  heading("The container is as promised");
} catch (cause) {
  giveUp(cause.message);
}
