const lasting = new WeakSet<object>();

/** Marks an answer that is given to many callers as it is, and never changed: it becomes text once. */
export function asLasting<T extends object>(answer: T): T {
  lasting.add(answer);
  return answer;
}

/** Writes answers as before, but one that lasts only the first time. */
export function serializeLastingOnce(serialize: (answer: unknown) => string): (answer: unknown) => string {
  const texts = new WeakMap<object, string>();
  return (answer) => {
    if (typeof answer !== "object" || answer === null || !lasting.has(answer)) return serialize(answer);
    const text = texts.get(answer) ?? serialize(answer);
    texts.set(answer, text);
    return text;
  };
}
