import type { Browser } from "@playwright/test";
import { openSystem } from "../../system/system.ts";
import { buildWebApp, openBrowser } from "../page/open-browser.ts";

/** From the press to the first moment of sound that is heard. */
export interface FirstSound {
  runs: number;
  p50InMilliseconds: number;
  p95InMilliseconds: number;
}

export interface FirstSoundResult {
  localhost: FirstSound;
  slow4g: FirstSound;
}

/** A weak connection of a phone, as page tests apply it: bytes a second, and milliseconds there and back. */
const SLOW_4G = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const NO_LIMIT = { downloadThroughput: -1, uploadThroughput: -1, latency: 0 };
const CHANNEL = "First Light";
const TIMEOUT_IN_MILLISECONDS = 60_000;

/** Presses play as a new visitor each time: no page, script or key is in any cache, and the sound of the channel is made. */
export async function measureFirstSound({ runs }: { runs: number }): Promise<FirstSoundResult> {
  await buildWebApp();
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const url = node.url.replace("127.0.0.1", "localhost");
    await timeOnce(browser, url, NO_LIMIT);
    const localhost = await timeAll(browser, url, { profile: NO_LIMIT, runs });
    const slow4g = await timeAll(browser, url, { profile: SLOW_4G, runs });
    return { localhost, slow4g };
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}

type Profile = typeof SLOW_4G;

async function timeAll(
  browser: Browser,
  url: string,
  { profile, runs }: { profile: Profile; runs: number },
): Promise<FirstSound> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timeOnce(browser, url, profile));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? Number.NaN);
  return { runs, p50InMilliseconds: at(0.5), p95InMilliseconds: at(0.95) };
}

async function timeOnce(browser: Browser, url: string, profile: Profile): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.Audio = class extends Audio {
        constructor(source?: string) {
          super(source);
          // The first moment of sound, and not the readiness to play it.
          this.addEventListener("timeupdate", () => {
            if (this.currentTime > 0 && !this.paused) performance.mark("first-sound");
          });
        }
      };
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", { offline: false, ...profile });
    await page.goto(`${url}/listen`);
    const play = page.getByRole("button", { name: `Play ${CHANNEL}` });
    await play.waitFor({ state: "visible", timeout: TIMEOUT_IN_MILLISECONDS });
    await page.waitForLoadState("networkidle");
    // Whoever presses it has it in sight, with its picture.
    await play.scrollIntoViewIfNeeded();
    await page.waitForFunction(picturesAreThere, undefined, { timeout: TIMEOUT_IN_MILLISECONDS });
    await play.evaluate((button) =>
      button.addEventListener("click", () => performance.mark("pressed"), { capture: true }),
    );
    await play.click();
    await page.waitForFunction(() => performance.getEntriesByName("first-sound").length > 0, undefined, {
      timeout: TIMEOUT_IN_MILLISECONDS,
    });
    return await page.evaluate(() => {
      const [pressed] = performance.getEntriesByName("pressed");
      const [heard] = performance.getEntriesByName("first-sound");
      if (pressed === undefined || heard === undefined) throw new Error("nothing was pressed or heard");
      return heard.startTime - pressed.startTime;
    });
  } finally {
    await context.close();
  }
}

/** Runs in the page: of what is in sight. */
function picturesAreThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || image.complete;
  });
}
