const OLDEST = 18;

/** Stops with a clear message on a Node that cannot even install the packages. */
export function checkNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= OLDEST) return;
  console.error(
    `Skywave needs Node ${OLDEST} or newer to install itself; this is Node ${process.versions.node}.\n` +
      "Install a current Node from https://nodejs.org and start again. Nothing was changed.",
  );
  process.exit(1);
}
