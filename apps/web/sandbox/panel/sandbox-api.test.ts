import { describe, expect, it } from "vitest";
import { createSandboxApi } from "./sandbox-api.ts";

function open(answer: Response) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const api = createSandboxApi(async (url, init) => {
    calls.push({ url, init });
    return answer;
  });
  return { api, calls };
}

describe("createSandboxApi", () => {
  it("reads by name", async () => {
    const { api, calls } = open(Response.json({ faults: [] }));
    expect(await api.read("faults")).toEqual({ faults: [] });
    expect(calls[0]?.url).toBe("/sandbox/api/faults");
  });

  it("writes as the API takes writes: JSON, and a header that no foreign page could send", async () => {
    const { api, calls } = open(Response.json({ flags: [] }));
    await api.change("flags", { name: "a", isOn: true });
    expect(calls[0]?.init).toMatchObject({
      method: "PUT",
      headers: { "Content-Type": "application/json", "sxm-trace-id": expect.any(String) },
      body: '{"name":"a","isOn":true}',
    });
  });

  it("moves the clock by POST", async () => {
    const { api, calls } = open(Response.json({}));
    await api.change("clock", { advance: "P1M" });
    expect(calls[0]?.init?.method).toBe("POST");
  });

  it("makes what to start from by POST", async () => {
    const { api, calls } = open(Response.json({ path: "/subscribe/sal-2#secret" }));
    expect(await api.make("waiting-plans", { status: "CLAIMED" })).toEqual({
      path: "/subscribe/sal-2#secret",
    });
    expect(calls[0]).toMatchObject({ url: "/sandbox/api/waiting-plans", init: { method: "POST" } });
  });

  it("rejects for anything but success", async () => {
    const { api } = open(new Response("", { status: 500 }));
    await expect(api.read("clock")).rejects.toThrow("500");
  });
});
