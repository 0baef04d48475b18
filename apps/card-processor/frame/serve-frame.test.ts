import { Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningProcessor, startProcessor } from "../testing/running-processor.ts";

let processor: RunningProcessor;

beforeAll(async () => {
  processor = await startProcessor();
});
afterAll(() => processor.stop());

async function get(path: string): Promise<Response> {
  return fetch(processor.url + path);
}

describe("the script for pages", () => {
  test("is one classic script that any page may load", async () => {
    const response = await get("/v3/");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const script = await response.text();
    expect(() => new Script(script)).not.toThrow();
    expect(script).toContain("Object.assign(window, { Stripe })");
  });
});

describe.each(["card-frame", "wallet-buttons", "wallet-sheet"])("the frame %s", (name) => {
  const frame = (origin: string) => get(`/v3/${name}.html?origin=${encodeURIComponent(origin)}`);

  test("may be shown by the app's pages only, and runs only its own files", async () => {
    const response = await frame("http://localhost:8080");
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("frame-ancestors http://localhost:8080");
    expect(policy).toContain("font-src http://localhost:8080");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test("answers no origin that it does not know", async () => {
    expect((await frame("http://elsewhere.example")).status).toBe(403);
  });

  test("has a style sheet of its name", async () => {
    expect((await get(`/v3/${name}.css`)).headers.get("content-type")).toContain("text/css");
  });
});

describe("the frames", () => {
  test("find every module that they import", async () => {
    const seen = new Set<string>();
    const follow = async (path: string): Promise<void> => {
      if (seen.has(path)) return;
      seen.add(path);
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-type")).toContain("text/javascript");
      for (const [, target = ""] of (await response.text()).matchAll(/from "(\.[^"]+)"/g))
        await follow(new URL(target, processor.url + path).pathname);
    };
    for (const frame of ["card-frame", "wallets/wallet-buttons", "wallets/wallet-sheet"])
      await follow(`/v3/frame/browser/${frame}.ts`);
    expect(seen.size).toBeGreaterThan(15);
  });
});
