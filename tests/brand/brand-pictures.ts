import { type Artwork, CHANNELS, drawArtwork, SIDE } from "@skywave/channels";

/** What the pictures of a brand are drawn from. */
export interface BrandFace {
  name: string;
  /** The mark as it stands in the browser's tab, an SVG with its own ground. */
  mark: string;
  night: string;
  nightHigh: string;
  dawn: string;
  dusk: string;
}

export const SHARE_CARD = { width: 1200, height: 630 };

/** Beside the wordmark: one of each family of artwork. */
const SHOWN = [...new Map(CHANNELS.map((channel) => [channel.family, channel])).values()].slice(0, 6);

/** The document of an icon: the mark from edge to edge, as launchers round it themselves. */
export function iconPage({ mark, night }: BrandFace, { isMaskable }: { isMaskable: boolean }): string {
  // A launcher may cut a maskable icon down to the circle of 80 % in its middle.
  const inset = isMaskable ? "14%" : "0";
  return page(`<div style="position:absolute;inset:0;background:${night}"></div>
    <div class="mark" style="position:absolute;inset:${inset}">${mark}</div>`);
}

/** The document of the card that others show for a link to us: no words but the name, as it has one language. */
export function sharePage({ name, mark, night, nightHigh, dawn, dusk }: BrandFace, fonts: string): string {
  const covers = SHOWN.map(
    (channel, at) =>
      `<div class="cover" style="transform:translateY(${at % 2 === 0 ? 0 : -28}px)">${coverOf(drawArtwork(channel))}</div>`,
  ).join("");
  return page(`<style>${fonts}
    .card { position: absolute; inset: 0; overflow: hidden; color: #f5f3ec;
      background: radial-gradient(60% 70% at 78% 104%, ${dawn}dd, ${dusk}88 38%, transparent 72%),
        linear-gradient(165deg, ${night} 20%, ${nightHigh} 100%); }
    .name { position: absolute; left: 80px; top: 132px; display: flex; gap: 36px; align-items: center;
      font: 750 128px/1 "Bricolage Grotesque", sans-serif; letter-spacing: -0.035em; }
    .name .mark { width: 124px; height: 124px; }
    .covers { position: absolute; left: 80px; right: 80px; bottom: 84px; display: flex; gap: 24px; }
    .cover { flex: 1; border-radius: 24px; overflow: hidden; box-shadow: 0 24px 48px -16px rgb(0 0 0 / 55%); }
    .cover svg { display: block; width: 100%; }
  </style>
  <div class="card"><div class="name"><div class="mark">${mark}</div>${name}</div>
  <div class="covers">${covers}</div></div>`);
}

function coverOf({ ground, line, strokes }: Artwork): string {
  const paths = strokes.map(({ d, width, opacity }) =>
    width === undefined
      ? `<path d="${d}" fill="${line}" opacity="${opacity ?? 1}"/>`
      : `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity ?? 1}"/>`,
  );
  return `<svg viewBox="0 0 ${SIDE} ${SIDE}" style="background:linear-gradient(165deg,${ground.high},${ground.deep})">${paths.join("")}</svg>`;
}

function page(body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;height:100%}.mark svg{display:block;width:100%;height:100%}</style>${body}`;
}
