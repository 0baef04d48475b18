/** The one-time code in a message, if there is one. */
export function findCode(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
}

/** The addresses in a message, each once, without the full stop that ends its sentence. */
export function findLinks(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"«»]+/g) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?)]+$/, "")))];
}
