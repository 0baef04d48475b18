/** The lines that a person sees when everything runs. */
export function whereToGo({ port, apiPort, mode, isEmbedded }) {
  const app = `http://localhost:${port}`;
  const api = `http://localhost:${apiPort}`;
  const sandbox = [
    `  Sandbox    ${app}/sandbox          people, links, clock, faults`,
    `  Inbox      ${app}/sandbox#inbox    every mail and text that was sent`,
  ];
  return [
    "",
    `  App        ${app}`,
    `  Canada     http://can.localhost:${port}`,
    ...(mode === "sandbox" ? sandbox : []),
    `  API docs   ${api}/docs`,
    ...(isEmbedded ? ["  Test card  4242 4242 4242 4242, any future date, any code"] : []),
    "",
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}
