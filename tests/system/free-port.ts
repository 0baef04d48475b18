import { createServer } from "node:net";

// Below what systems take for connections that go out: nobody else takes a port while its service is started again.
const FIRST_PORT = 10_000;
const PORT_COUNT = 20_000;
/** Processes that look for one at the same time begin this far apart. */
const PORTS_OF_A_PROCESS = 32;

let looked = 0;

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORT_COUNT; tries += 1) {
    const port = FIRST_PORT + ((process.pid * PORTS_OF_A_PROCESS + looked) % PORT_COUNT);
    looked += 1;
    if (await isFree(port)) return port;
  }
  throw new Error("no free port");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((settle) => {
    server.once("error", () => settle(false));
    server.listen(port, "127.0.0.1", () => settle(true));
  });
  if (isListening) await new Promise((settle) => server.close(settle));
  return isListening;
}
