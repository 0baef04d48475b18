// Read once: the fault campaign starts a process per crash.
const crashAt = process.env["SKYWAVE_MODE"] === "production" ? undefined : process.env["SKYWAVE_CRASH_AT"];

/** Named places at which the fault campaign kills the process, as a power cut would. Nothing happens otherwise. */
export function crashPoint(name: string): void {
  if (name === crashAt) process.kill(process.pid, "SIGKILL");
}
