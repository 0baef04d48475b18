import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

// No module: it exports nothing, as it has to run inline too.
const SCRIPT: string = "./ask-for-scripts.ts";

type Tell = (list: { getEntriesByName: (name: string) => unknown[] }) => void;

let observers: Tell[] = [];
/** The browser tells that something is on the screen. */
const draw = (drawn: string) => {
  const list = { getEntriesByName: (name: string) => (name === drawn ? [{}] : []) };
  observers.forEach((tell) => tell(list));
};

beforeEach(() => {
  observers = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      tell: Tell;
      constructor(tell: Tell) {
        this.tell = tell;
      }
      observe({ type }: { type: string }) {
        if (type === "paint") observers.push(this.tell);
      }
    },
  );
  document.body.innerHTML = '<p>Words</p><template id="scripts"><link rel="modulepreload" /></template>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs it as a page does that has it inline, or as a file. */
async function run(): Promise<void> {
  vi.resetModules();
  await import(SCRIPT);
}

const asked = () => document.querySelectorAll("link").length;

describe("ask-for-scripts", () => {
  it("has the browser list its languages while the scripts are on their way, and once", async () => {
    const listed = vi.spyOn(Intl, "NumberFormat");
    await run();
    vi.advanceTimersByTime(499);
    expect(listed).not.toHaveBeenCalled();
    draw("first-contentful-paint");
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(listed).toHaveBeenCalledOnce();
  });

  it("asks for nothing before words are on the screen, and then for everything", async () => {
    await run();
    draw("first-paint");
    expect(asked()).toBe(0);
    draw("first-contentful-paint");
    expect(asked()).toBe(1);
    expect(document.querySelector("template")).toBeNull();
  });

  it("asks at once in a tab that nobody sees", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await run();
    expect(asked()).toBe(1);
  });

  it("asks after half a second where nothing is drawn, or nobody tells", async () => {
    await run();
    vi.advanceTimersByTime(499);
    expect(asked()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(asked()).toBe(1);
  });

  it("asks once, whether it runs in the page, as a file or both", async () => {
    await run();
    await run();
    draw("first-contentful-paint");
    vi.advanceTimersByTime(1_000);
    await run();
    draw("first-contentful-paint");
    expect(asked()).toBe(1);
  });
});
