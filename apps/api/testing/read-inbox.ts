import { expect } from "vitest";
import type { TestApi } from "./open-test-api.ts";

export interface ReceivedMessage {
  subject: string;
  text: string;
  html: string;
  channel: "mail" | "text";
  locale: string;
}

const WELCOME = /^(?:Welcome to|Bienvenue chez) /;

async function readMessages(api: Pick<TestApi, "app">, to: string): Promise<ReceivedMessage[]> {
  const response = await api.app.inject({ url: "/sandbox/api/inbox", query: { to } });
  return response.json().messages;
}

/** What a person has received by now, newest first, after the welcome that every account begins with. */
export async function readInbox(api: Pick<TestApi, "app">, to: string): Promise<ReceivedMessage[]> {
  return (await readMessages(api, to)).filter(({ subject }) => !WELCOME.test(subject));
}

/** Waits for the mail that an account begins with. */
export async function receiveWelcome(api: Pick<TestApi, "app">, to: string): Promise<ReceivedMessage> {
  const read = async () => (await readMessages(api, to)).filter(({ subject }) => WELCOME.test(subject));
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBe(1);
  const [welcome] = await read();
  if (welcome === undefined) throw new Error(`${to} was welcomed and is not any more`);
  return welcome;
}

/** Waits until a person has received as many messages, and returns them all, newest first. */
export async function receive(api: Pick<TestApi, "app">, to: string, count = 1): Promise<ReceivedMessage[]> {
  await expect
    .poll(async () => (await readInbox(api, to)).length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(count);
  return readInbox(api, to);
}

/** The code in the newest message to a contact. */
export async function codeSentTo(api: Pick<TestApi, "app">, to: string, count = 1): Promise<string> {
  const [message] = await receive(api, to, count);
  return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
}

/** The newest of what mails of one kind carry, such as a code, once there are as many of them; mails come in any order. */
export async function mailedTo(
  api: Pick<TestApi, "app">,
  to: string,
  content: RegExp,
  count = 1,
): Promise<string> {
  const read = async () => (await readInbox(api, to)).flatMap(({ text }) => content.exec(text)?.[1] ?? []);
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  const [newest = ""] = await read();
  return newest;
}
