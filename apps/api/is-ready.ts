/** Ends with 0 when the node on this machine is ready, which is what a container engine asks. */
const port = process.env["PORT"] ?? "8080";
const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
