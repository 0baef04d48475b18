import { setTimeout as pause } from "node:timers/promises";
import type { TestApi } from "../open-test-api.ts";
import { readInbox } from "../read-inbox.ts";
import type { TestVisitor } from "../test-visitor.ts";

/** Somebody with an account that nobody else of this world has. */
export async function somebodyNew(api: TestApi, what: string, world: number): Promise<TestVisitor> {
  const visitor = await api.visitor();
  await visitor.register(`${what}.${world}@example.com`);
  return visitor;
}

export async function post(api: TestApi, url: string, payload: object): Promise<Record<string, unknown>> {
  const answer = await api.app.inject({ method: "POST", url, payload });
  return answer.body === "" ? {} : answer.json();
}

export async function redirect(api: TestApi, url: string): Promise<URLSearchParams> {
  const { headers } = await api.app.inject({ url });
  return new URL(String(headers.location), "http://localhost").searchParams;
}

/** The newest of so many messages, once it has come. */
export async function textOf(api: TestApi, to: string, count: number): Promise<string> {
  for (let waited = 0; waited < 100; waited += 1) {
    const messages = await readInbox(api, to);
    if (messages.length >= count) return messages[0]?.text ?? "";
    await pause(100);
  }
  return "";
}

export async function codeIn(api: TestApi, to: string): Promise<string> {
  for (let waited = 0; waited < 100; waited += 1) {
    const codes = (await readInbox(api, to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    if (codes[0] !== undefined) return codes[0];
    await pause(100);
  }
  return "";
}
