import { join } from "node:path";
import { buildServices } from "./bundle/build-services.mjs";
import { checkPortIsFree } from "./run/free-port.mjs";
import { makeServices } from "./run/services.mjs";
import { waitUntilReady } from "./run/wait-until-ready.mjs";
import { whereToGo } from "./run/where-to-go.mjs";
import { buildWeb } from "./setup/build-web.mjs";
import { checkNode } from "./setup/check-node.mjs";
import { modulesFolder, root } from "./setup/folders.mjs";
import { install } from "./setup/install.mjs";
import { giveUp, heading } from "./setup/progress.mjs";

const DEV_PORT = 5173;

checkNode();
const isDev = process.argv.includes("--dev");
const env = settings();
const isEmbedded = !process.env.STRIPE_SECRET_KEY;

try {
  await checkPorts();
  await install();
  if (!isDev) await buildWeb();
  // Whoever works on them sees each file as it is written.
  await run(
    isDev ? { api: "apps/api/start.ts", "card-processor": "apps/card-processor/start.ts" } : buildServices(),
  );
} catch (cause) {
  giveUp(cause.message);
}

function settings() {
  const port = Number(process.env.PORT || 8080);
  const cardPort = Number(process.env.CARD_PROCESSOR_PORT || port + 1);
  const names = ["localhost", "aurora.localhost"];
  const hosts = [...names, ...names.map((name) => `can.${name}`), "127.0.0.1"];
  const appPorts = isDev ? [port, DEV_PORT] : [port];
  const defaults = {
    SKYWAVE_MODE: "sandbox",
    PORT: String(port),
    HOST: "127.0.0.1",
    // Services run elsewhere than the person who typed a relative path.
    DATA_DIR: join(root, ".data"),
    CARD_PROCESSOR_PORT: String(cardPort),
    APP_ORIGINS: appPorts.flatMap((one) => hosts.map((host) => `http://${host}:${one}`)).join(" "),
    ...(process.env.STRIPE_SECRET_KEY ? {} : { CARD_PROCESSOR_URL: `http://localhost:${cardPort}` }),
  };
  const given = Object.entries(process.env).filter(([name, value]) => name in defaults && value);
  return { ...defaults, ...Object.fromEntries(given) };
}

async function checkPorts() {
  await checkPortIsFree(Number(env.PORT), env.HOST, "app");
  if (isEmbedded) await checkPortIsFree(Number(env.CARD_PROCESSOR_PORT), env.HOST, "card processor");
}

async function run(entries) {
  let isOver = false;
  const services = makeServices({
    env,
    async onDeath(name, how) {
      if (isOver) return;
      isOver = true;
      await services.stop();
      giveUp(
        `The ${name} ended by itself (${how}), so the rest was stopped too.\n` +
          "Its last lines above say why. When the data folder is the reason, another one helps:  DATA_DIR=/tmp/skywave npm start",
      );
    },
  });
  const stop = async () => {
    if (isOver) return;
    isOver = true;
    heading("Stopping");
    await services.stop();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());

  heading(`Starting Skywave (${env.SKYWAVE_MODE})`);
  // The app waits for the other by itself, once it needs it.
  if (isEmbedded) services.start("card processor", [entries["card-processor"]]);
  services.start("app", [entries.api]);
  if (isDev)
    services.start(
      "web development server",
      [join(modulesFolder, "vite", "bin", "vite.js"), "--port", String(DEV_PORT), "--strictPort"],
      join(root, "apps", "web"),
    );
  await waitUntilReady(`http://${reachable(env.HOST)}:${env.PORT}/health/ready`, { isOver: () => isOver });
  if (isOver) return;
  heading("Ready");
  console.log(
    whereToGo({
      port: isDev ? DEV_PORT : Number(env.PORT),
      apiPort: Number(env.PORT),
      mode: env.SKYWAVE_MODE,
      isEmbedded,
    }),
  );
}

// All addresses is where to listen, not where to go.
function reachable(host) {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
