import type { Brand } from "#platform/brands/brands.ts";
import { escapeHtml } from "#platform/web/escape-html.ts";

/** A mail before it is laid out: the same blocks make the plain text and the HTML. */
export interface MailDraft {
  subject: string;
  heading: string;
  blocks: MailBlock[];
  footer: string;
  /** Where offers are stopped, with the address in the text. */
  wayOut?: { text: string; url: string };
  language: string;
}

export type MailBlock =
  /** A page of ours that the text names can be clicked; nothing else in a text becomes a link. */
  | { kind: "text"; text: string; url?: string }
  | { kind: "code"; code: string }
  | { kind: "link"; label: string; url: string }
  /** What a person wrote to another, in their own lines. */
  | { kind: "quote"; text: string; by: string }
  /** The drawn face of a gift card, as far as mail programs draw. */
  | { kind: "face"; title: string; amount: string; colors: readonly [string, string] }
  | { kind: "list"; heading: string; items: string[] }
  | { kind: "amounts"; heading: string; rows: { label: string; amount: string; isTotal?: boolean }[] };

/** The plain-text part, readable on its own. */
export function plainTextOf(draft: MailDraft): string {
  // In French a space that does not break stands before a colon.
  const colon = draft.language.startsWith("fr") ? "\u00a0:" : ":";
  const blocks = draft.blocks.map((block) => {
    switch (block.kind) {
      case "text":
        return block.text;
      case "code":
        return block.code;
      case "link":
        return `${block.label}${colon}\n${block.url}`;
      case "quote":
        return [...block.text.split("\n").map((line) => `> ${line}`), `— ${block.by}`].join("\n");
      case "face":
        return `${block.title}${colon} ${block.amount}`;
      case "list":
        return [block.heading, ...block.items.map((item) => `- ${item}`)].join("\n");
      case "amounts":
        return [block.heading, ...block.rows.map((row) => `${row.label}${colon} ${row.amount}`)].join("\n");
    }
  });
  const { wayOut } = draft;
  return [draft.heading, ...blocks, draft.footer, ...(wayOut ? [wayOut.text] : [])].join("\n\n");
}

/** What a mail wears of its brand. */
export type MailFace = Pick<Brand, "name" | "nightColor" | "accentColor">;

/** The signal in three stretches, as prices are drawn everywhere: free, introductory, in full. */
const SIGNAL = ["#12a594", "#f0a31a", "#f0562f"] as const;
const FONT = "Figtree,system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif";
const CARD = "max-width:560px;margin:0 auto";

/** The HTML part. Styles are inline because mail programs drop style sheets. */
export function htmlOf(draft: MailDraft, face: MailFace): string {
  const body = draft.blocks.map((block) => htmlOfBlock(block, face.accentColor)).join("");
  const stretches = SIGNAL.map(
    (color) => `<td style="height:4px;background:${color};font-size:0;line-height:0">&nbsp;</td>`,
  ).join("");
  return `<!doctype html><html lang="${escapeHtml(draft.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(draft.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5fb;color:#10132b;font:16px/1.55 ${FONT}">
<div style="${CARD};overflow:hidden;background:#ffffff;border:1px solid #dfe2f0;border-radius:20px">
<p style="margin:0;padding:24px 32px;background:${face.nightColor};color:#f5f3ec;font-size:20px;line-height:1.2;font-weight:700">${escapeHtml(face.name)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;table-layout:fixed"><tr>${stretches}</tr></table>
<main style="padding:32px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;letter-spacing:-0.01em">${escapeHtml(draft.heading)}</h1>${body}</main></div>
<p style="${CARD};padding:16px 32px;color:#4b5173;font-size:13px">${escapeHtml(draft.footer)}</p>${wayOutOf(draft, face)}</body></html>`;
}

function wayOutOf({ wayOut }: MailDraft, { accentColor }: MailFace): string {
  if (wayOut === undefined) return "";
  const html = linked(escapeHtml(wayOut.text), wayOut.url, accentColor);
  return `<p style="${CARD};padding:0 32px 16px;color:#4b5173;font-size:13px;overflow-wrap:anywhere">${html}</p>`;
}

function htmlOfBlock(block: MailBlock, accent: string): string {
  switch (block.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${linked(escapeHtml(block.text), block.url, accent)}</p>`;
    case "code":
      return `<p style="margin:0 0 16px;padding:16px;border-radius:12px;background:#eceef7;text-align:center;font:700 ${codeSize(block.code)} ui-monospace,Consolas,monospace">${escapeHtml(block.code)}</p>`;
    case "link":
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${accent};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case "quote":
      return `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${accent};background:#f4f5fb;white-space:pre-line">${escapeHtml(block.text)}<footer style="margin-top:8px;color:#4b5173">— ${escapeHtml(block.by)}</footer></blockquote>`;
    case "face": {
      const [from, to] = block.colors;
      return `<div style="margin:0 0 16px;padding:40px 24px;border-radius:16px;background:${from};background-image:linear-gradient(135deg,${from},${to});color:#fff"><p style="margin:0;font-size:16px">${escapeHtml(block.title)}</p><p style="margin:8px 0 0;font-size:40px;line-height:1.1;font-weight:800">${escapeHtml(block.amount)}</p></div>`;
    }
    case "list":
      return `${subheading(block.heading)}<ul style="margin:0 0 16px;padding-left:20px">${block.items
        .map((item) => `<li>${escapeHtml(item)}</li>`)
        .join("")}</ul>`;
    case "amounts":
      return `${subheading(block.heading)}<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows.map(amountRow).join("")}</table>`;
  }
}

/** Six digits are read from across a table; the number of a gift card has to fit on a phone. */
function codeSize(code: string): string {
  return code.length > 8 ? "22px/1.3" : "36px/1.2";
}

function amountRow({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }): string {
  const cell = `padding:8px 0;border-top:1px solid #dfe2f0;font-weight:${isTotal === true ? "700" : "400"}`;
  return `<tr><th scope="row" style="${cell};text-align:left">${escapeHtml(label)}</th><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function linked(html: string, url: string | undefined, accent: string): string {
  if (url === undefined) return html;
  const address = escapeHtml(url);
  return html.replaceAll(address, `<a href="${address}" style="color:${accent}">${address}</a>`);
}

function subheading(text: string): string {
  return `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(text)}</h2>`;
}
