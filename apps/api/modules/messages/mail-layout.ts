/** A mail before it is laid out: the same blocks make the plain text and the HTML. */
export interface MailDraft {
  subject: string;
  heading: string;
  blocks: MailBlock[];
  footer: string;
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
  return [draft.heading, ...blocks, draft.footer].join("\n\n");
}

/** The HTML part. Styles are inline because mail programs drop style sheets. */
export function htmlOf(draft: MailDraft): string {
  const body = draft.blocks.map(htmlOfBlock).join("");
  return `<!doctype html><html lang="${escape(draft.language)}"><head><meta charset="utf-8"><title>${escape(draft.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f9;color:#12142b;font:16px/1.55 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escape(draft.heading)}</h1>${body}</main>
<p style="max-width:560px;margin:16px auto;color:#565a78;font-size:13px">${escape(draft.footer)}</p></body></html>`;
}

function htmlOfBlock(block: MailBlock): string {
  switch (block.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${linked(escape(block.text), block.url)}</p>`;
    case "code":
      return `<p style="margin:0 0 16px;font:700 36px/1.2 ui-monospace,monospace;letter-spacing:6px">${escape(block.code)}</p>`;
    case "link":
      return `<p style="margin:0 0 16px"><a href="${escape(block.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#3b2fd9;color:#fff;font-weight:700;text-decoration:none">${escape(block.label)}</a></p>`;
    case "quote":
      return `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #3b2fd9;background:#f4f5f9;white-space:pre-line">${escape(block.text)}<footer style="margin-top:8px;color:#565a78">— ${escape(block.by)}</footer></blockquote>`;
    case "face": {
      const [from, to] = block.colors;
      return `<div style="margin:0 0 16px;padding:40px 24px;border-radius:16px;background:${from};background-image:linear-gradient(135deg,${from},${to});color:#fff"><p style="margin:0;font-size:16px">${escape(block.title)}</p><p style="margin:8px 0 0;font-size:40px;line-height:1.1;font-weight:800">${escape(block.amount)}</p></div>`;
    }
    case "list":
      return `${subheading(block.heading)}<ul style="margin:0 0 16px;padding-left:20px">${block.items
        .map((item) => `<li>${escape(item)}</li>`)
        .join("")}</ul>`;
    case "amounts":
      return `${subheading(block.heading)}<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows
        .map((row) => {
          const weight = row.isTotal === true ? "700" : "400";
          return `<tr><th scope="row" style="padding:4px 0;text-align:left;font-weight:${weight}">${escape(row.label)}</th><td style="padding:4px 0;text-align:right;font-weight:${weight}">${escape(row.amount)}</td></tr>`;
        })
        .join("")}</table>`;
  }
}

function linked(html: string, url: string | undefined): string {
  if (url === undefined) return html;
  const address = escape(url);
  return html.replaceAll(address, `<a href="${address}" style="color:#3b2fd9">${address}</a>`);
}

function subheading(text: string): string {
  return `<h2 style="margin:24px 0 8px;font-size:16px">${escape(text)}</h2>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
