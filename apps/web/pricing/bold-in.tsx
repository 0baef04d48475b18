import type { ReactNode } from "react";

interface BoldInProps {
  text: string;
  /** What stands out of it, wherever it is said; words that are not in the text change nothing. */
  bold: readonly string[];
}

/** A text with some of its words in bold, such as the amounts of a contract. */
export function BoldIn({ text, bold }: BoldInProps): ReactNode {
  const found = bold
    .filter((words) => words !== "")
    .map((words) => ({ words, at: text.indexOf(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const [first] = found;
  if (first === undefined) return text;
  const end = first.at + first.words.length;
  return (
    <>
      {text.slice(0, first.at)}
      <b>{first.words}</b>
      <BoldIn text={text.slice(end)} bold={bold} />
    </>
  );
}
