import { fieldOf } from "./field-of.ts";
import { safeAddress } from "./safe-address.ts";

/** A text with its structure, and nothing else that markup could bring along. */
export type RichNode =
  | { kind: "text"; text: string; isBold: boolean; isItalic: boolean }
  | {
      kind: "paragraph" | "heading" | "list" | "orderedList" | "item" | "group";
      content: readonly RichNode[];
    }
  | { kind: "link"; address: string; content: readonly RichNode[] };

const DEEPEST = 12;
const KINDS: Readonly<Record<string, "paragraph" | "heading" | "list" | "orderedList" | "item">> = {
  paragraph: "paragraph",
  "unordered-list": "list",
  "ordered-list": "orderedList",
  "list-item": "item",
  "heading-1": "heading",
  "heading-2": "heading",
  "heading-3": "heading",
  "heading-4": "heading",
  "heading-5": "heading",
  "heading-6": "heading",
};

/** Reads a rich text field; of what it does not know it keeps the words. */
export function readRichText(field: unknown): readonly RichNode[] {
  return contentOf(field, DEEPEST);
}

function contentOf(node: unknown, depth: number): RichNode[] {
  const content = fieldOf(node, "content");
  return depth > 0 && Array.isArray(content) ? content.flatMap((child) => readNode(child, depth - 1)) : [];
}

function readNode(node: unknown, depth: number): RichNode[] {
  const type = fieldOf(node, "nodeType");
  if (type === "text") {
    const text = fieldOf(node, "value");
    return typeof text === "string" ? [{ kind: "text", text, ...marksOf(node) }] : [];
  }
  const content = contentOf(node, depth);
  if (type === "hyperlink") {
    const address = safeAddress(fieldOf(fieldOf(node, "data"), "uri"));
    return [address === undefined ? { kind: "group", content } : { kind: "link", address, content }];
  }
  const kind = typeof type === "string" && Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  return [{ kind: kind ?? "group", content }];
}

function marksOf(node: unknown): { isBold: boolean; isItalic: boolean } {
  const marks = fieldOf(node, "marks");
  const has = (type: string) => Array.isArray(marks) && marks.some((mark) => fieldOf(mark, "type") === type);
  return { isBold: has("bold"), isItalic: has("italic") };
}
