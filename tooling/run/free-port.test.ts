import { createServer } from "node:net";
import { expect, test } from "vitest";
import { checkPortIsFree } from "./free-port.mjs";

test("a port in use is told with what to do", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(checkPortIsFree(port, "127.0.0.1", "app")).rejects.toThrow(/in use[\s\S]*PORT=9000/);
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPortIsFree(port, "127.0.0.1", "app")).resolves.toBeUndefined();
});
