const BEFORE_REGEX = /(?:[(,=:[!&|?{};+\-*%<>~^]|\breturn|\bcase|=>)\s*$|^\s*$/;

/**
 * The code with comments, texts and regular expressions blanked out, so that a word in them is not taken for
 * code. Places stay where they were. Code inside `${}` is kept.
 */
export function codeOnly(text: string): string {
  let out = "";
  let index = 0;
  /** How deep in braces each open template was when its `${` came. */
  const templates: number[] = [];
  let depth = 0;
  const blank = (end: number): void => {
    out += text.slice(index, end).replaceAll(/[^\n]/g, " ");
    index = end;
  };
  while (index < text.length) {
    const char = text.charAt(index);
    const two = text.slice(index, index + 2);
    if (two === "//") blank(endOf(text, /\n|$/g, index));
    else if (two === "/*") blank(endOf(text, /\*\//g, index) + 2);
    else if (char === '"' || char === "'") blank(endOfQuoted(text, index, char));
    else if (char === "`" || (char === "}" && templates.at(-1) === depth)) {
      if (char === "}") templates.pop();
      const end = endOfTemplatePart(text, index + 1);
      if (text.charAt(end - 1) === "{") templates.push(depth);
      blank(end);
    } else if (char === "/" && BEFORE_REGEX.test(out.slice(-40))) blank(endOfRegex(text, index));
    else {
      if (char === "{") depth += 1;
      if (char === "}") depth -= 1;
      out += char;
      index += 1;
    }
  }
  return out;
}

function endOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

function endOfQuoted(text: string, from: number, quote: string): number {
  for (let index = from + 1; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === "\\") index += 1;
    else if (char === quote || char === "\n") return index + 1;
  }
  return text.length;
}

function endOfTemplatePart(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === "\\") index += 1;
    else if (char === "`") return index + 1;
    else if (char === "$" && text.charAt(index + 1) === "{") return index + 2;
  }
  return text.length;
}

function endOfRegex(text: string, from: number): number {
  let isInClass = false;
  for (let index = from + 1; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === "\\") index += 1;
    else if (char === "[") isInClass = true;
    else if (char === "]") isInClass = false;
    else if ((char === "/" && !isInClass) || char === "\n") return index + 1;
  }
  return text.length;
}
