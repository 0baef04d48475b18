/** Each is kept by every connection, so that no more of them may be than a server bears. */
const MOST_NAMED_STATEMENTS = 300;
/** Texts that were seen once and may never be again; those of lists as long as somebody's request are many. */
const MOST_REMEMBERED_TEXTS = 2_000;

/**
 * Names statements that come again, so that a connection has each analysed and planned once. What is counted is the
 * text: values are sent apart from it.
 */
export function nameStatements(): (text: string) => string | undefined {
  const seenOnce = new Set<string>();
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMED_STATEMENTS) return name;
    if (seenOnce.delete(text)) {
      const given = `s${names.size}`;
      names.set(text, given);
      return given;
    }
    if (seenOnce.size >= MOST_REMEMBERED_TEXTS) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  };
}
