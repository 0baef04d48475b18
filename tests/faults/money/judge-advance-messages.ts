/** Something that somebody is to be told, or was: of what, and on which day. */
export interface SentMessage {
  who: string;
  topic: string;
  /** ISO dates: the day that it is about, and the day that it was told. */
  about: string;
  on: string;
}

/** Each advance message exactly once, and on its day. One line for each that is missing, doubled, untimely or strange. */
export function judgeAdvanceMessages(
  expected: readonly SentMessage[],
  sent: readonly SentMessage[],
): string[] {
  const found = Map.groupBy(sent, nameOf);
  const known = new Set(expected.map(nameOf));
  const ofExpected = expected.flatMap((message) => {
    const name = nameOf(message);
    const days = (found.get(name) ?? []).map(({ on }) => on);
    if (days.length === 0) return [`${name} was never told`];
    if (days.length > 1) return [`${name} was told ${days.length} times: ${days.join(", ")}`];
    return days[0] === message.on ? [] : [`${name} was told on ${days.join()}, and not on ${message.on}`];
  });
  const strange = [...found.keys()].filter((name) => !known.has(name));
  return [...ofExpected, ...strange.map((name) => `${name} was told and is nobody's to know`)];
}

function nameOf({ who, topic, about }: SentMessage): string {
  return `${topic} of ${about} to ${who}`;
}
