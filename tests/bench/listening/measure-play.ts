import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { CHANNELS } from "@skywave/channels";
import { airingOf, SEGMENT_IN_MILLISECONDS, segmentAt } from "@skywave/sound";
import { openSystem } from "../../system/system.ts";
import { openAccount } from "../page/open-account.ts";
import { buildWebApp, openBrowser } from "../page/open-browser.ts";

/** What a subscriber hears who lets a channel play, and once more after having been without a network. */
export interface PlayResult {
  minutes: number;
  /** Times that the sound waited for more of it. */
  stalls: number;
  /** How far the sound ran ahead of the clock or fell behind it, at most. */
  driftInMilliseconds: number;
  /** Tracks that began meanwhile, and how far the page was from what was heard when it named the next one. */
  changes: number;
  greatestLagInMilliseconds: number;
  /** From the moment the network is back to sound, after half a minute without; sorted. */
  recoveriesInMilliseconds: number[];
}

interface Heard {
  sound: HTMLAudioElement | undefined;
  waits: number;
  /** Moments of the clock and of the sound, once a second. */
  samples: { clock: number; sound: number }[];
  changes: { title: string; sound: number }[];
  /** Once the network is back: how long it took to sound again, in milliseconds. */
  recovered: Promise<number> | undefined;
}

declare global {
  interface Window {
    heard: Heard;
  }
}

const CHANNEL = CHANNELS.find(({ name }) => name === "First Light");
const OFFLINE_FOR_MILLISECONDS = 30_000;
const STEADY_AFTER_MILLISECONDS = 5_000;
const TIMEOUT_IN_MILLISECONDS = 60_000;

/** Plays for that long, then takes the network away so many times. */
export async function measurePlay({
  minutes,
  recoveries,
}: {
  minutes: number;
  recoveries: number;
}): Promise<PlayResult> {
  await buildWebApp();
  const system = await openSystem();
  const node = await system.startNode();
  const browser = await openBrowser();
  try {
    const origin = node.url.replace("127.0.0.1", "localhost");
    const { context, page, startsAt } = await openListener(browser, origin);
    await pause(STEADY_AFTER_MILLISECONDS);
    await forgetHeard(page);
    await pause(minutes * 60_000);
    const { waits, samples, changes } = await readHeard(page);
    const ahead = samples.map(({ clock, sound }) => sound * 1_000 - clock);
    const lags = changes.map(({ title, sound }) => Math.abs(lagOf(title, startsAt + sound * 1_000)));
    const recoveriesInMilliseconds: number[] = [];
    for (let time = 0; time < recoveries; time += 1)
      recoveriesInMilliseconds.push(await recover(context, page));
    return {
      minutes,
      stalls: waits,
      driftInMilliseconds: Math.round(Math.max(...ahead) - Math.min(...ahead)),
      changes: changes.length,
      greatestLagInMilliseconds: Math.round(Math.max(0, ...lags)),
      recoveriesInMilliseconds: recoveriesInMilliseconds.toSorted((a, b) => a - b),
    };
  } finally {
    await browser.close();
    await node.stop();
    await system.stop();
  }
}

/** Somebody who hears the channel; the sound's own time begins with the first playlist's first segment. */
async function openListener(browser: Browser, origin: string) {
  const context = await browser.newContext();
  await openAccount(context, origin);
  const page = await context.newPage();
  await page.addInitScript(follow);
  const playlist = page.waitForResponse(/\/live\.m3u8$/);
  await page.goto(`${origin}/listen`);
  await page.getByRole("button", { name: `Play ${CHANNEL?.name}` }).click();
  const [, date] = /#EXT-X-PROGRAM-DATE-TIME:(\S+)/.exec(await (await playlist).text()) ?? [];
  await page.waitForFunction(() => (window.heard.sound?.currentTime ?? 0) > 0, undefined, {
    timeout: TIMEOUT_IN_MILLISECONDS,
  });
  return { context, page, startsAt: Date.parse(date ?? "") };
}

/** Runs in the page before all of its own. */
function follow(): void {
  const heard: Heard = { sound: undefined, waits: 0, samples: [], changes: [], recovered: undefined };
  window.heard = heard;
  window.Audio = class extends Audio {
    constructor(source?: string) {
      super(source);
      heard.sound = this;
      this.addEventListener("waiting", () => {
        heard.waits += 1;
      });
    }
  };
  setInterval(() => {
    const sound = heard.sound?.currentTime;
    if (sound !== undefined) heard.samples.push({ clock: performance.now(), sound });
  }, 1_000);
  let shown = "";
  new MutationObserver(() => {
    const title = document.querySelector("[data-on=true] a + span")?.textContent ?? shown;
    if (title === shown || heard.sound === undefined) return;
    shown = title;
    heard.changes.push({ title, sound: heard.sound.currentTime });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

function readHeard(page: Page): Promise<Pick<Heard, "waits" | "samples" | "changes">> {
  return page.evaluate(() => {
    const { waits, samples, changes } = window.heard;
    return { waits, samples, changes };
  });
}

async function forgetHeard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { heard } = window;
    heard.waits = 0;
    heard.samples.length = 0;
    heard.changes.length = 0;
  });
}

/** How much later than its beginning a track was named, in milliseconds of what is heard. */
function lagOf(shown: string, heardAt: number): number {
  if (CHANNEL === undefined) throw new Error("there is no such channel");
  // What is named up to a second too early has not begun.
  const { track, firstSegment } = airingOf(CHANNEL, segmentAt(heardAt + 1_000));
  if (shown !== `${track.title} · ${track.artist}`)
    throw new Error(`the page says ${shown}, and ${track.title} is heard`);
  return heardAt - firstSegment * SEGMENT_IN_MILLISECONDS;
}

async function recover(context: BrowserContext, page: Page): Promise<number> {
  await context.setOffline(true);
  await pause(OFFLINE_FOR_MILLISECONDS);
  await page.evaluate(() => {
    const { heard } = window;
    heard.recovered = new Promise((resolve) => {
      addEventListener(
        "online",
        () => {
          const since = performance.now();
          const { sound } = heard;
          const before = sound?.currentTime ?? 0;
          sound?.addEventListener("timeupdate", () => {
            if (sound.currentTime > before && !sound.paused) resolve(performance.now() - since);
          });
        },
        { once: true },
      );
    });
  });
  await context.setOffline(false);
  await page.waitForFunction(() => window.heard.recovered, undefined, { timeout: TIMEOUT_IN_MILLISECONDS });
  const milliseconds = await page.evaluate(() => window.heard.recovered);
  await pause(STEADY_AFTER_MILLISECONDS);
  return Math.round(milliseconds ?? Number.NaN);
}
