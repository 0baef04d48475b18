import type { Skywave } from "@skywave/sdk";

export async function recordEvent(skywave: Skywave) {
  await skywave.start();
  skywave.events.user("guide-tried", { example: "record-event" });
  const { count: waiting } = (await skywave.inspect()).buffers.user;
  await skywave.events.flush();
  const { count: left, lost } = (await skywave.inspect()).buffers.user;
  return { waiting, left, lost };
}
