import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Layer, OTHER_FOLDERS, WIRE_WORDS } from "../../packages/contract/src/areas.ts";
import { LAYER_FOLDERS } from "../checks/parsers/layer-folders.ts";

export interface VerbNames {
  /** The room, as in `apps/api/modules/orders`. */
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
export function verbNames(area: string, verb: string, rooms: readonly string[]): VerbNames {
  for (const word of [area, verb])
    if (!KEBAB.test(word)) throw new Error(`"${word}" is not in kebab-case, such as orders or archive-order`);
  if (!verb.includes("-"))
    throw new Error(`"${verb}" needs a verb and what it acts on, such as archive-order`);
  if (!rooms.includes(area))
    throw new Error(`The API has no room ${area} in ${LAYER_FOLDERS.api}; there are ${rooms.join(", ")}`);
  const verbCamel = verb.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = verb.replaceAll("-", " ");
  return {
    area,
    domain: WIRE_WORDS[area]?.domain ?? area,
    verb,
    verbCamel,
    verbPascal: verbCamel.charAt(0).toUpperCase() + verbCamel.slice(1),
    verbWords: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** The folder of an area in a layer: the one with its name, else the one that the table excuses, else a new one. */
export function folderOfArea(root: string, layer: Layer, area: string): string {
  const parent = LAYER_FOLDERS[layer];
  const own = `${parent}/${area}`;
  if (existsSync(join(root, own))) return own;
  const other = OTHER_FOLDERS.find((one) => one.layer === layer && one.areas.includes(area));
  return other === undefined ? own : `${parent}/${other.folder}`;
}
