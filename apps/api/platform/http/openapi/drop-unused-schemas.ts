const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

interface Described {
  paths?: object | undefined;
  components?: { schemas?: Record<string, unknown> | undefined } | undefined;
}

/**
 * Takes the schemas out of a document that no call leads to, be it over others: each schema is written down twice, as
 * what comes and as what goes.
 */
export function dropUnusedSchemas({ paths, components }: Described): void {
  const schemas = components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name] ?? {});
    }
  };
  follow(paths ?? {});
  for (const name of Object.keys(schemas)) if (!used.has(name)) Reflect.deleteProperty(schemas, name);
}
