import { type Layer, OTHER_FOLDERS, WIRE_WORDS } from "../../packages/contract/src/areas.ts";
import { LAYER_FOLDERS } from "./parsers/layer-folders.ts";
import { propertyOf, stringOf } from "./parsers/nodes.ts";
import { visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode } from "./parsers/source-file.ts";

const TABLE = "packages/contract/src/areas.ts";
const COMPOSITION = "apps/api/composition";
const LAYERS: readonly Layer[] = ["contract", "services", "web"];

/** Every folder is called like its area, or stands in the table of those that are not; and the table is true. */
export function checkAreas(files: readonly SourceFile[]): string[] {
  const rooms = foldersBelow(LAYER_FOLDERS.api, files);
  const hasComposition = files.some(({ path }) => path.startsWith(`${COMPOSITION}/`));
  return [
    ...(hasComposition
      ? [`${COMPOSITION}: wiring stands in app.ts; a folder composition may not come back`]
      : []),
    ...wrongDomains(rooms, files),
    ...LAYERS.flatMap((layer) => [
      ...unknownFolders(layer, rooms, files),
      ...staleWords(layer, rooms, files),
    ]),
  ];
}

function foldersBelow(parent: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const below = files.filter(({ path }) => path.startsWith(`${parent}/`));
  const names = below.map(({ path }) => path.slice(parent.length + 1).split("/"));
  return new Set(names.flatMap(([folder = "", ...rest]) => (rest.length === 0 ? [] : folder)));
}

/** Each room has a domain on the wire, and the table says no more than it has to. */
function wrongDomains(rooms: ReadonlySet<string>, files: readonly SourceFile[]): string[] {
  const calls = files.filter(
    ({ path }) => path.startsWith(`${LAYER_FOLDERS.contract}/`) && isCode(path) && path !== TABLE,
  );
  const domains = new Set(calls.flatMap(domainsIn));
  const domainOf = (room: string) => WIRE_WORDS[room]?.domain ?? room;
  return [
    ...[...rooms]
      .filter((room) => !domains.has(domainOf(room)))
      .map(
        (room) =>
          `${LAYER_FOLDERS.api}/${room}: no call of the contract is of the domain ${domainOf(room)}. Say in ${TABLE} what the wire calls the area, or nobody finds one from the other`,
      ),
    ...Object.entries(WIRE_WORDS)
      .filter(([area, { domain }]) => !rooms.has(area) || area === domain)
      .map(([area]) => `${TABLE}: has a wire word for ${area}, which is no room or needs none. Remove it`),
  ];
}

function domainsIn(file: SourceFile): string[] {
  const domains: string[] = [];
  visitFile(file, {
    ObjectExpression: (call) => void domains.push(...[stringOf(propertyOf(call, "domain")) ?? []].flat()),
  });
  return domains;
}

function unknownFolders(layer: Layer, rooms: ReadonlySet<string>, files: readonly SourceFile[]): string[] {
  const named = new Set(OTHER_FOLDERS.filter((one) => one.layer === layer).map(({ folder }) => folder));
  return [...foldersBelow(LAYER_FOLDERS[layer], files)]
    .filter((folder) => !rooms.has(folder) && !named.has(folder))
    .map(
      (folder) =>
        `${LAYER_FOLDERS[layer]}/${folder}: no room of the API has this name, so nobody gets from one to the other. Call it like its area`,
    );
}

function staleWords(layer: Layer, rooms: ReadonlySet<string>, files: readonly SourceFile[]): string[] {
  return OTHER_FOLDERS.filter((one) => one.layer === layer).flatMap(({ folder, areas }) => {
    const path = `${LAYER_FOLDERS[layer]}/${folder}`;
    const isThere = files.some((file) => file.path.startsWith(`${path}/`));
    const gone = areas.filter((area) => !rooms.has(area));
    if (!isThere || rooms.has(folder))
      return [`${TABLE}: excuses ${path}, which is gone or is called like its area by now. Remove it`];
    return gone.map((area) => `${TABLE}: says that ${path} is of ${area}, which is no room of the API`);
  });
}
