import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { removeDrawer } from "./page/remove-drawer.ts";
import { watchRequests } from "./page/watch-requests.ts";

const WIDTHS = [
  { width: 390, height: 844, mostHeight: 2100 },
  { width: 768, height: 1024, mostHeight: 2100 },
  { width: 1440, height: 900, mostHeight: 2100 },
];
const SCHEMES = ["light", "dark"] as const;
const SCALE = 0.3;
const GAP = 14;
const QUALITY = 0.62;

/** Takes one page at three widths, in light and in dark. Each is cut where people stop looking. */
export async function takeAllLooks(page: Page): Promise<Buffer[]> {
  const looks: Buffer[] = [];
  const untilQuiet = watchRequests(page);
  for (const colorScheme of SCHEMES)
    for (const { width, height, mostHeight } of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      // Frames of another origin are drawn only where they are in sight.
      await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), mostHeight) });
      // What has come near now is asked for only then.
      await untilQuiet();
      await removeDrawer(page);
      await page.evaluate(async () => {
        scrollTo(0, 0);
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      looks.push(await page.screenshot({ animations: "disabled" }));
    }
  return looks;
}

/** Puts the looks of a page on one sheet, a row for each language and scheme, and writes it as a small file. */
export async function writeContactSheet(browser: Browser, path: string, rows: Buffer[][]): Promise<void> {
  const page = await browser.newPage();
  const sources = rows.map((row) => row.map((look) => `data:image/png;base64,${look.toString("base64")}`));
  const sheet = await page.evaluate(
    async ({ sources: given, scale, gap, quality }) => {
      const load = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
      };
      const images = await Promise.all(given.map((row) => Promise.all(row.map(load))));
      const widthOf = (row: HTMLImageElement[]) =>
        row.reduce((sum, { width }) => sum + width * scale + gap, gap);
      const heightOf = (row: HTMLImageElement[]) => Math.max(...row.map(({ height }) => height * scale));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(...images.map(widthOf));
      canvas.height = images.reduce((sum, row) => sum + heightOf(row) + gap, gap);
      const drawing = canvas.getContext("2d");
      if (drawing === null) throw new Error("nothing can be drawn here");
      drawing.fillStyle = "#8a8fa3";
      drawing.fillRect(0, 0, canvas.width, canvas.height);
      drawing.imageSmoothingQuality = "high";
      let top = gap;
      for (const row of images) {
        let left = gap;
        for (const image of row) {
          drawing.drawImage(image, left, top, image.width * scale, image.height * scale);
          left += image.width * scale + gap;
        }
        top += heightOf(row) + gap;
      }
      return canvas.toDataURL("image/webp", quality);
    },
    { sources, scale: SCALE, gap: GAP, quality: QUALITY },
  );
  await page.close();
  const [, encoded = ""] = sheet.split(",");
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(encoded, "base64"));
}
