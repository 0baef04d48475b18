import { describe, expect, test } from "vitest";
import { OTHER_FOLDERS, WIRE_WORDS } from "../../packages/contract/src/areas.ts";
import { checkAreas } from "./check-areas.ts";
import { LAYER_FOLDERS } from "./parsers/layer-folders.ts";

const file = (path: string, text = "") => ({ path, text });
/** A house as the table has it: a room for each area, a call for each domain, and each folder of another name. */
const HOUSE = [
  ...[...Object.keys(WIRE_WORDS), ...OTHER_FOLDERS.flatMap(({ areas }) => areas)].map((area) =>
    file(`${LAYER_FOLDERS.api}/${area}/index.ts`),
  ),
  ...OTHER_FOLDERS.map(({ layer, folder }) => file(`${LAYER_FOLDERS[layer]}/${folder}/a.ts`)),
  file(
    `${LAYER_FOLDERS.contract}/call.ts`,
    [...Object.values(WIRE_WORDS).map(({ domain }) => domain), ...OTHER_FOLDERS.flatMap(({ areas }) => areas)]
      .map((domain) => `defineEndpoint({ domain: "${domain}" });`)
      .join("\n"),
  ),
];

describe("checkAreas", () => {
  test("is content with the table's own house", () => {
    expect(checkAreas(HOUSE)).toEqual([]);
  });

  test.each(["services", "web", "contract"] as const)(
    "refuses a folder of %s that is called like no area",
    (layer) => {
      const found = checkAreas([...HOUSE, file(`${LAYER_FOLDERS[layer]}/gardens/mow-lawn.ts`)]);
      expect(found).toHaveLength(1);
      expect(found.join()).toContain(`${LAYER_FOLDERS[layer]}/gardens`);
    },
  );

  test("refuses a room whose calls the wire does not have, be it named in a comment", () => {
    const commented = file(`${LAYER_FOLDERS.contract}/lawns.ts`, '// domain: "lawns"');
    const found = checkAreas([...HOUSE, commented, file(`${LAYER_FOLDERS.api}/lawns/index.ts`)]);
    expect(found.join()).toContain("the domain lawns");
  });

  test("refuses a folder of wiring beside app.ts", () => {
    const found = checkAreas([...HOUSE, file("apps/api/composition/compose-orders.ts")]);
    expect(found).toEqual([expect.stringContaining("apps/api/composition: wiring stands in app.ts")]);
  });

  test("refuses an excuse for a folder that is gone", () => {
    const without = HOUSE.filter(({ path }) => !path.startsWith(`${LAYER_FOLDERS.web}/security/`));
    expect(checkAreas(without).join()).toContain("apps/web/features/security, which is gone");
  });
});
