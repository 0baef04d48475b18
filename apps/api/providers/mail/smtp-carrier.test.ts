import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createSmtpCarrier } from "./smtp-carrier.ts";

const server = createServer();
afterEach(() => new Promise((settle) => server.close(settle)));

test("gives up on a server that takes the call and says nothing", async () => {
  const port = await new Promise<number>((settle) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      settle(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  const carrier = createSmtpCarrier(
    { url: `smtp://127.0.0.1:${port}`, from: "Skywave <hello@example.com>" },
    200,
  );
  const message = { id: "m1", to: "dana@example.com", channel: "mail", locale: "en-US" } as const;
  const words = { subject: "Hello", text: "Hello", html: "<p>Hello</p>", sender: "Skywave" };
  // Which of its timers is the first depends on how busy the machine is.
  await expect(carrier.carry({ ...message, ...words, writtenAt: undefined })).rejects.toMatchObject({
    code: "ETIMEDOUT",
  });
});
