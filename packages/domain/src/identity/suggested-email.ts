// Slips of the finger at the end of an address, none of which is a top level of its own.
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/[.,](?:con|cmo|ocm|comm|vom|xom|cpm|c0m|coom|dom)$/, ".com"],
  [/,com$/, ".com"],
  [/[.,](?:ner|nte|ent|nett)$/, ".net"],
  [/[.,](?:ogr|orgg|prg|rog)$/, ".org"],
  [/\.\.(?=[a-z]+$)/, "."],
];

/** The address that was probably meant; undefined where nothing looks mistyped. */
export function suggestedEmail(email: string): string | undefined {
  const slip = SLIPS.find(([pattern]) => pattern.test(email));
  return slip && email.replace(slip[0], slip[1]);
}
