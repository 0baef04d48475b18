import { createServer } from "node:net";

/** Throws with what to do when a port is taken. */
export function checkPortIsFree(port, host, name) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (cause) => reject(new Error(explanation(cause, { port, host, name }), { cause })));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

function explanation(cause, { port, host, name }) {
  const elsewhere = name === "app" ? "PORT=9000 npm start" : "CARD_PROCESSOR_PORT=9001 npm start";
  if (cause.code === "EADDRINUSE")
    return `Port ${port} for the ${name} is in use by another program, perhaps an earlier Skywave.\nStop that one, or choose another port:  ${elsewhere}`;
  if (cause.code === "EACCES")
    return `This user may not open port ${port}. Choose one above 1023:  ${elsewhere}`;
  return `The ${name} cannot listen on ${host}:${port}: ${cause.message}. Check HOST and PORT.`;
}
