import { describe, expect, it } from "vitest";
import { createFakePlatform } from "../testing/index.ts";
import { createAnonymousId } from "./anonymous-id.ts";

describe("createAnonymousId", () => {
  it("[S9.14] makes an id of 16 letters and digits once, for all tabs and visits", () => {
    const platform = createFakePlatform();
    const anonymousId = createAnonymousId(platform);
    const id = anonymousId();
    expect(id).toMatch(/^[A-Za-z0-9]{16}$/);
    expect([anonymousId(), createAnonymousId(platform.openTab())()]).toEqual([id, id]);
    expect(platform.jar.get("ANONYMOUS_ID")).toBe(id);
  });

  it.each(["", "short", "seventeen-letters", "<script>alert(1)"])("takes %j for none", (planted) => {
    const platform = createFakePlatform();
    platform.cookies.write("ANONYMOUS_ID", planted, { maxAgeInSeconds: 60, domain: null });
    expect(createAnonymousId(platform)()).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it("stays the same on a page whose browser keeps no cookies", () => {
    const cookies = { read: () => undefined, write() {}, remove() {} };
    const anonymousId = createAnonymousId({ ...createFakePlatform(), cookies });
    expect(anonymousId()).toBe(anonymousId());
  });
});
