import { answered, type ScriptedAnswer } from "@skywave/sdk/testing";

/** A link to an entry or asset, as a field holds it. */
export function link(linkType: "Entry" | "Asset", id: string) {
  return { sys: { type: "Link", linkType, id } };
}

/** A field that reads alike in every language. */
export function shared(value: unknown) {
  return { "en-US": value };
}

export function entry(id: string, fields: object) {
  return { sys: { id, type: "Entry" }, fields };
}

/** A picture, 48 by 32 pixels unless its file says something else. */
export function asset(id: string, url: string, file: object = {}) {
  return {
    sys: { id, type: "Asset" },
    fields: {
      description: { "en-US": "A star", "fr-CA": "Une étoile" },
      file: shared({ url, details: { image: { width: 48, height: 32 } }, ...file }),
    },
  };
}

/** The answer of the content store: what was found, and what it links to. */
export function listed(items: readonly object[], includes: object = {}): ScriptedAnswer {
  return answered(200, {
    sys: { type: "Array" },
    total: items.length,
    skip: 0,
    limit: 100,
    items,
    includes,
  });
}
