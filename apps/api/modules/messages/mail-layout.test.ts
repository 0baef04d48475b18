import { describe, expect, test } from "vitest";
import { htmlOf, type MailBlock, type MailDraft, type MailFace } from "./mail-layout.ts";

const TYPED = `<b>"Tom" & Ana</b>`;
const WRITTEN = "&lt;b&gt;&quot;Tom&quot; &amp; Ana&lt;/b&gt;";

/** Every kind of block, with what could be markup wherever a text goes, and how many such places it has. */
const BLOCKS: readonly [block: MailBlock, places: number][] = [
  [{ kind: "text", text: TYPED }, 1],
  [{ kind: "code", code: TYPED }, 1],
  [{ kind: "link", label: TYPED, url: `https://example.com/?q=${TYPED}` }, 2],
  [{ kind: "quote", text: TYPED, by: TYPED }, 2],
  [{ kind: "face", title: TYPED, amount: TYPED, colors: ["#000000", "#111111"] }, 2],
  [{ kind: "list", heading: TYPED, items: [TYPED, TYPED] }, 3],
  [{ kind: "amounts", heading: TYPED, rows: [{ label: TYPED, amount: TYPED }] }, 3],
];

const FACE: MailFace = { name: "Skywave", nightColor: "#0b1026", accentColor: "#cc3812" };
const draft = (parts: Partial<MailDraft>): MailDraft => ({
  subject: "",
  heading: "",
  blocks: [],
  footer: "",
  language: "en-US",
  ...parts,
});
const placesIn = (html: string) => html.split(WRITTEN).length - 1;

describe("the HTML of a mail", () => {
  test.each(BLOCKS)("makes no markup of what people typed into a block: %j", (block, places) => {
    const html = htmlOf(draft({ blocks: [block] }), FACE);
    expect([html.includes("<b>"), placesIn(html)]).toEqual([false, places]);
  });

  test("makes none of subject, heading and footer either", () => {
    const html = htmlOf(draft({ subject: TYPED, heading: TYPED, footer: TYPED }), FACE);
    expect([html.includes("<b>"), placesIn(html)]).toEqual([false, 3]);
  });

  test("wears the name and the colours of its brand", () => {
    const blocks: MailBlock[] = [{ kind: "link", label: "Open", url: "https://example.com/" }];
    const face = { name: "Aurora & Co", nightColor: "#06231f", accentColor: "#6a2bb8" };
    const html = htmlOf(draft({ blocks }), face);
    expect(html).toMatch(/background:#06231f[^>]*>Aurora &amp; Co</);
    expect(html).toMatch(/<a href="https:\/\/example\.com\/"[^>]*background:#6a2bb8/);
    expect(html).not.toContain("#cc3812");
  });
});
