import { expect, test } from "@playwright/test";
import { DATA_GROUPS, type Field } from "@skywave/tracking/catalogue";
import { seenFields } from "./seen-fields.ts";

const RADIO = "is a fact of a radio or its vehicle";
const DATA = "names traffic and weather data, which a radio receives";

/** The fields that no page can fill yet, each with its reason. */
const WAITING: Readonly<Record<string, string>> = {
  "customerInfo.numberScEligibleDevices": RADIO,
  "customerInfo.isCompanionSubscriptionDriving": RADIO,
  "planInfo.dataSelected": DATA,
  "offer.dataPackages": DATA,
  "deviceInfo.esn": RADIO,
  "deviceInfo.radioId": RADIO,
  "deviceInfo.vin": RADIO,
  "deviceInfo.serviceId": RADIO,
  "deviceInfo.status": RADIO,
  "deviceInfo.id": RADIO,
  "deviceInfo.type": RADIO,
  "deviceInfo.vehicleInfo.year": RADIO,
  "deviceInfo.vehicleInfo.make": RADIO,
  "deviceInfo.vehicleInfo.model": RADIO,
  "account.closedDevices.radioId": RADIO,
  "account.closedDevices.vehicleInfo.year": RADIO,
  "account.closedDevices.vehicleInfo.make": RADIO,
  "account.closedDevices.vehicleInfo.model": RADIO,
  "errorInfo.errorDetails.errorStackTrace": "stays with the server that failed",
  "pageInfo.pageKey": "names the lookup of a radio",
  "pageInfo.componentKey": "names the lookup of a radio",
};

function pathsOf(field: Field, path: string): string[] {
  if (field.kind === "list") return pathsOf(field.of, path);
  if (field.kind !== "shape") return [path];
  return Object.entries(field.fields).flatMap(([name, part]) => pathsOf(part, `${path}.${name}`));
}

test("Every field of the tracking plan is told by some journey, but for those that wait for what there is not", () => {
  const all = Object.entries(DATA_GROUPS).flatMap(([group, field]) => pathsOf(field, group));
  const seen = seenFields();
  expect(all.filter((path) => !seen.has(path)).toSorted()).toEqual(Object.keys(WAITING).toSorted());
});
