import { createInterface } from "node:readline";

const LOGGED = /^\{.*"level":\d/;

/** Prints a service's structured log as lines for people; with SKYWAVE_LOG=json as it is. */
export function printLog(stream, target) {
  const lines = createInterface({ input: stream });
  if (process.env.SKYWAVE_LOG === "json") {
    lines.on("line", (line) => target.write(`${line}\n`));
    return;
  }
  const opening = openReadable(target);
  lines.on("line", (line) => void opening.then((readable) => target.write(readable(line))));
}

/** What makes one line of structured log into lines for people, and leaves any other line as it is. */
async function openReadable(target) {
  // Not with the file: this program runs before the packages are installed.
  const { isColorSupported, prettyFactory } = await import("pino-pretty");
  const pretty = prettyFactory({
    colorize: target.isTTY === true && isColorSupported,
    ignore: "pid,hostname",
    singleLine: true,
    translateTime: "SYS:HH:MM:ss",
  });
  // An object that is no entry of a log would be taken apart all the same.
  return (line) => (LOGGED.test(line) ? pretty(line) : `${line}\n`);
}
