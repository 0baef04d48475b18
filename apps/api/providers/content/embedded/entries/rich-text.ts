type Mark = "bold" | "italic";

const text = (value: string, ...marks: readonly Mark[]) => ({
  nodeType: "text",
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: string, content: readonly object[]) => ({ nodeType, data: {}, content });

/** A text as the delivery API writes it: a paragraph, whose `**words**` are bold, and a list. */
export function richText(paragraph: string, points: readonly string[]) {
  const words = paragraph
    .split("**")
    .map((part, index) => (index % 2 === 1 ? text(part, "bold") : text(part)));
  const items = points.map((point) => block("list-item", [block("paragraph", [text(point)])]));
  return block("document", [block("paragraph", words), block("unordered-list", items)]);
}
