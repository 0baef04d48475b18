import { createInterface } from "node:readline";

const LEVELS = { 10: "trace", 20: "debug", 30: "info", 40: "warn", 50: "ERROR", 60: "FATAL" };
const HIDDEN = new Set(["level", "time", "pid", "hostname", "msg", "v", "name"]);

/** Prints a service's structured log as lines for people; with SKYWAVE_LOG=json as it is. */
export function printLog(stream, target) {
  const isRaw = process.env.SKYWAVE_LOG === "json";
  createInterface({ input: stream }).on("line", (line) => {
    target.write(`${isRaw ? line : readable(line)}\n`);
  });
}

/** One line of structured log for people; any other line as it is. */
export function readable(line) {
  const entry = parsed(line);
  if (entry === undefined) return line;
  const time = new Date(entry.time ?? Date.now()).toTimeString().slice(0, 8);
  const level = (LEVELS[entry.level] ?? String(entry.level)).padEnd(5);
  const details = Object.entries(entry)
    .filter(([key, value]) => !HIDDEN.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => `${key}=${short(value)}`)
    .join(" ");
  return `${time} ${level} ${entry.msg ?? ""}  ${details}`.trimEnd();
}

function parsed(line) {
  if (!line.startsWith("{")) return undefined;
  try {
    const entry = JSON.parse(line);
    return entry.level === undefined ? undefined : entry;
  } catch {
    return undefined;
  }
}

function short(value) {
  if (typeof value !== "object") return String(value);
  return value.stack ?? JSON.stringify(value);
}
