export interface VerbNames {
  /** The room, as in `packages/services/src/orders`. */
  area: string;
  /** The domain on the wire, as in the endpoint table. */
  domain: string;
  verb: string;
  verbCamel: string;
  verbPascal: string;
  verbWords: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** All ways in which a verb is written; throws with what is wrong with the words given. */
export function verbNames(area: string, verb: string, domains: readonly string[]): VerbNames {
  for (const word of [area, verb])
    if (!KEBAB.test(word)) throw new Error(`"${word}" is not in kebab-case, such as orders or archive-order`);
  if (!verb.includes("-"))
    throw new Error(`"${verb}" needs a verb and what it acts on, such as archive-order`);
  const domain = [area, area.replace(/s$/, "")].find((name) => domains.includes(name));
  if (domain === undefined)
    throw new Error(
      `No domain of the endpoint table is called like "${area}"; there are ${domains.join(", ")}`,
    );
  const verbCamel = verb.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = verb.replaceAll("-", " ");
  return {
    area,
    domain,
    verb,
    verbCamel,
    verbPascal: verbCamel.charAt(0).toUpperCase() + verbCamel.slice(1),
    verbWords: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
