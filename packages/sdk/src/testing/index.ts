export { acceptEvents, type StoredEvents } from "./accept-events.ts";
export { createFakePlatform, type FakePlatform } from "./fake-platform.ts";
export { makeConfiguration } from "./make-configuration.ts";
export { makeDeviceGrant, makeSession, NOW } from "./make-session.ts";
export type { ManualTime } from "./manual-time.ts";
export { openClient, PAST } from "./open-client.ts";
export { answered, refused, type ScriptedAnswer, type ScriptedServer } from "./scripted-server.ts";
export { signIn } from "./sign-in.ts";
