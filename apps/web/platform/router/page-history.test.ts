import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locationAt, openBrowserHistory } from "./page-history.ts";

const here = new URL("https://radio.example/plans?a=b");

describe("locationAt", () => {
  it.each([
    ["/bills?x=1#end", { pathname: "/bills", search: "?x=1", hash: "#end" }],
    ["?x=1", { pathname: "/plans", search: "?x=1", hash: "" }],
    ["#end", { pathname: "/plans", search: "?a=b", hash: "#end" }],
    [
      { pathname: "/artist/Björk", search: "?x=1" },
      { pathname: "/artist/Bj%C3%B6rk", search: "?x=1", hash: "" },
    ],
    ["//evil.example/a", { pathname: "//evil.example/a", search: "", hash: "" }],
  ])("leads from a page by %j to this site", (to, place) => {
    expect(locationAt(to, here)).toMatchObject({ ...place, state: null });
  });

  it.each(["https://evil.example/", "javascript:alert(1)", "mailto:jo@example.com"])(
    "refuses %s",
    (address) => expect(() => locationAt(address, here)).toThrow("No page of this site"),
  );
});

describe("the history of a tab", () => {
  const { pathname } = window.location;
  beforeEach(() => window.history.replaceState(null, "", "/start"));
  afterEach(() => {
    vi.restoreAllMocks();
    window.history.replaceState(null, "", pathname);
  });
  const at = (address: string, state: unknown = null) =>
    locationAt(address, new URL(window.location.origin), state);

  it("reads an entry that no page wrote as one without state", () => {
    window.history.replaceState({ of: "something else" }, "", "/start?q=1#below");
    expect(openBrowserHistory().location).toEqual({
      pathname: "/start",
      search: "?q=1",
      hash: "#below",
      key: "default",
      state: null,
    });
  });

  it("keeps the state and the key of an entry in it, over a reload as well", () => {
    const pushed = at("/second?x=1", { stage: 2 });
    openBrowserHistory().push(pushed);
    expect(openBrowserHistory().location).toEqual(pushed);
    const replaced = at("/third");
    openBrowserHistory().replace(replaced);
    expect(openBrowserHistory().location).toEqual(replaced);
  });

  it("stays on this site where a path begins as another one's address", () => {
    openBrowserHistory().push(at("//evil.example/a"));
    expect(window.location.href).toBe(`${window.location.origin}//evil.example/a`);
  });

  it("[A5.02] stands below the path of Canada as without it, and stays there", () => {
    window.history.replaceState(null, "", "/CAN-SIT/start?q=1#below");
    const history = openBrowserHistory();
    expect(history.location).toMatchObject({ pathname: "/start", search: "?q=1", hash: "#below" });
    expect(history.hrefOf({ pathname: "/plans", search: "?x=1" })).toBe("/CAN-SIT/plans?x=1");
    history.push(at("/second?x=1"));
    expect(window.location.pathname + window.location.search).toBe("/CAN-SIT/second?x=1");
    // As code has it that reads the address of the browser, such as where a sign-in leads back to.
    history.replace(at("/CAN-SIT/third"));
    expect(window.location.pathname).toBe("/CAN-SIT/third");
    expect(history.location.pathname).toBe("/third");
    window.history.replaceState(null, "", "/CAN-SIT");
    expect(openBrowserHistory().location.pathname).toBe("/");
    for (const elsewhere of ["/can-sit/start", "/CAN-SITE/start"]) {
      window.history.replaceState(null, "", elsewhere);
      expect(openBrowserHistory().location.pathname).toBe(elsewhere);
      expect(openBrowserHistory().hrefOf("/plans")).toBe("/plans");
    }
  });

  it("loads the page anew where the browser takes no more entries, and nothing else", () => {
    const assign = vi.fn<(address: string) => void>();
    const full = (name: string) => ({
      ...window,
      location: { origin: "https://radio.example", assign },
      history: {
        pushState() {
          throw new DOMException("no", name);
        },
      },
    });
    // @ts-expect-error -- a tab with as much of a window as is looked at
    openBrowserHistory(full("SecurityError")).push(at("/second"));
    expect(assign.mock.calls).toEqual([["https://radio.example/second"]]);
    // @ts-expect-error -- the same
    expect(() => openBrowserHistory(full("DataCloneError")).push(at("/second"))).toThrow(DOMException);
  });
});
