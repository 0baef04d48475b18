/**
 * Loaded into each service before its own code: when the program that started it is gone, even by a kill, the
 * service stops as if asked to. Otherwise it would keep the port and the data folder from the next start.
 */
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
