import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { type BrandFace, iconPage, SHARE_CARD, sharePage } from "./brand-pictures.ts";

// Run by `npm run brand`: draws the icons and the share card of each brand from its mark and colours.
const PUBLIC = fileURLToPath(new URL("../../apps/web/public", import.meta.url));
const DISPLAY_FONT = new URL(
  import.meta
    .resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"),
);

const BRANDS = [
  {
    folder: "brands/skywave",
    mark: "favicon.svg",
    style: "../ui/theme/tokens.css",
    config: "config/common.json",
  },
  {
    folder: "brands/aurora",
    mark: "brands/aurora.svg",
    style: "brands/aurora.css",
    config: "config/variants/aurora.localhost.json",
  },
];
const ICONS = [
  { file: "icon-180.png", side: 180, isMaskable: false },
  { file: "icon-192.png", side: 192, isMaskable: false },
  { file: "icon-512.png", side: 512, isMaskable: false },
  { file: "icon-maskable-512.png", side: 512, isMaskable: true },
];

const executablePath = process.env["CHROMIUM_PATH"];
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const font = (await readFile(DISPLAY_FONT)).toString("base64");
const fonts = `@font-face { font-family: "Bricolage Grotesque"; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }`;
try {
  for (const { folder, ...sources } of BRANDS) {
    const face = await readFace(sources);
    await mkdir(join(PUBLIC, folder), { recursive: true });
    for (const { file, side, isMaskable } of ICONS)
      await draw(browser, iconPage(face, { isMaskable }), {
        path: join(PUBLIC, folder, file),
        size: { width: side, height: side },
      });
    await draw(browser, sharePage(face, fonts), {
      path: join(PUBLIC, folder, "share.jpg"),
      size: SHARE_CARD,
    });
    process.stdout.write(`${folder}\n`);
  }
} finally {
  await browser.close();
}

async function readFace(sources: { mark: string; style: string; config: string }): Promise<BrandFace> {
  const [mark, style, config] = await Promise.all(
    [sources.mark, sources.style, sources.config].map((path) => readFile(join(PUBLIC, path), "utf8")),
  );
  const colorOf = (name: string) => {
    const [, color] = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(style ?? "") ?? [];
    if (color === undefined) throw new Error(`${sources.style} has no colour --${name}`);
    return color;
  };
  const { brand } = JSON.parse(config ?? "") as { brand: { name: string } };
  return {
    name: brand.name,
    mark: mark ?? "",
    night: colorOf("night"),
    nightHigh: colorOf("night-high"),
    dawn: colorOf("dawn"),
    dusk: colorOf("dusk"),
  };
}

async function draw(
  where: Browser,
  html: string,
  { path, size }: { path: string; size: { width: number; height: number } },
): Promise<void> {
  const page = await where.newPage({ viewport: size });
  await page.setContent(html);
  await page.evaluate(async () => document.fonts.ready);
  await page.screenshot(path.endsWith(".jpg") ? { path, type: "jpeg", quality: 84 } : { path });
  await page.close();
}
