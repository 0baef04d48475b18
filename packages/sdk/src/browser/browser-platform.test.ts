import { describe, expect, it } from "vitest";
import { createBrowserPlatform } from "./browser-platform.ts";

function openPage() {
  const navigator = { onLine: false, userAgent: "" };
  const page = Object.assign(new EventTarget(), {
    navigator,
    document: new EventTarget(),
    location: { protocol: "https:" },
  });
  const platform = createBrowserPlatform(page as unknown as Window, () => undefined);
  return { page, navigator, platform };
}

describe("createBrowserPlatform", () => {
  it("tells each time that the network is back, and whether there is one", () => {
    const { page, navigator, platform } = openPage();
    let returns = 0;
    platform.network.listen(() => {
      returns += 1;
    });
    expect(platform.network.isOnline()).toBe(false);
    page.dispatchEvent(new Event("offline"));
    expect(returns).toBe(0);
    navigator.onLine = true;
    page.dispatchEvent(new Event("online"));
    expect([platform.network.isOnline(), returns]).toEqual([true, 1]);
  });

  it("makes ids of as many letters and digits as asked for, none twice", () => {
    const { platform } = openPage();
    const ids = Array.from({ length: 1000 }, () => platform.randomId(20));
    expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1000);
  });
});
