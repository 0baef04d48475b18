import type { Skywave } from "@skywave/sdk";

export async function currentSession(skywave: Skywave) {
  await skywave.start();
  const session = skywave.session.current();
  return { sessionType: session?.sessionType, location: skywave.session.lastLocation() };
}
