import { expect, test } from "vitest";
import { type Capability, receptionOf } from "./radio.ts";

test.each<[Capability[], string[]]>([
  [[], []],
  [
    ["INFOTAINMENT", "AUDIO"],
    ["entertainment", "infotainment"],
  ],
  [
    ["OFF", "FISHMAP", "AUDIO"],
    ["entertainment", "marine"],
  ],
  [["FORFLT"], ["aviation"]],
])("a radio that can %j receives %j", (capabilities, received) => {
  expect(receptionOf(capabilities)).toEqual(received);
});
