import type { Skywave } from "@skywave/sdk";

export async function recordEvent(skywave: Skywave) {
  await skywave.start();
  skywave.events.user("guide-tried", { example: "record-event" });
  await skywave.events.flush();
  const { count, lost } = (await skywave.inspect()).buffers.user;
  return { stillWaiting: count, lost };
}
