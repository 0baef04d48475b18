import { expect, type Page } from "@playwright/test";
import { press } from "./keyboard.ts";
import type { Shopper } from "./shopper.ts";

/** A machine that does much else takes its time to make the sound. */
export const PATIENCE = { timeout: 45_000 };

declare global {
  interface Window {
    /** All that the page has opened to play sound with. */
    sounds: HTMLAudioElement[];
  }
}

/** Keeps hold of what plays the sound, which stands in no page. */
export async function holdSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    window.sounds = sounds;
    window.Audio = class extends Audio {
      constructor(source?: string) {
        super(source);
        sounds.push(this);
      }
    };
  });
}

/** The second that is heard, or 0 while nothing is. */
export const secondHeard = (page: Page) =>
  page.evaluate(() => {
    const sound = window.sounds.at(-1);
    return sound === undefined || sound.paused ? 0 : sound.currentTime;
  });

/** Something is heard, and goes on. */
export async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => secondHeard(page), PATIENCE).toBeGreaterThan(0);
  const first = await secondHeard(page);
  await expect.poll(() => secondHeard(page), PATIENCE).toBeGreaterThan(first + 1);
}

/** Presses the button that plays something, by its name. */
export const play = (member: Shopper, channel: string) =>
  press(member.page, member.page.getByRole("button", { name: member.texts.say("listen.play", { channel }) }));
