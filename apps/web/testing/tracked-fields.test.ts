import { globSync, readFileSync } from "node:fs";
import { browserLayers, createTracker } from "@skywave/tracking";
import { DATA_GROUPS, type Field } from "@skywave/tracking/catalogue";
import { describe, expect, it } from "vitest";
import { readTrackedFields } from "./read-tracked-fields.ts";

/** The fields that no page can fill yet, each with its reason. */
const WAITING: Readonly<Record<string, string>> = {
  "deviceInfo.esn": "is another word for a radio ID, which pages tell as radioId",
};

function pathsOf(field: Field, path: string): string[] {
  if (field.kind === "list") return pathsOf(field.of, path);
  if (field.kind !== "shape") return [path];
  return Object.entries(field.fields).flatMap(([name, part]) => pathsOf(part, `${path}.${name}`));
}

const SOURCES = [
  "apps/web/{app,features,flows,forms,orders,platform,pricing,ui}/**/*.{ts,tsx}",
  "packages/tracking/src/*.ts",
  "packages/tracking/src/tracked/*.ts",
];

/** Every field that a page or the tracker itself writes down, in whatever file. */
function trackedInSources(): ReadonlySet<string> {
  const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !file.includes(".test."));
  const trackers = files
    .map((file) => ({ file, source: readFileSync(file, "utf8") }))
    .filter(({ source }) => /tracking|EntityGroups|Visit/.test(source));
  return new Set(trackers.flatMap(({ file, source }) => [...readTrackedFields(file, source)]));
}

describe("the tracking plan", () => {
  it("has no field that no page tells, but for those that wait for what there is not", () => {
    const all = Object.entries(DATA_GROUPS).flatMap(([group, field]) => pathsOf(field, group));
    const tracked = trackedInSources();
    expect(all.filter((path) => !tracked.has(path)).toSorted()).toEqual(Object.keys(WAITING).toSorted());
  });
});

/** A value that a field may have. */
function sampleOf(field: Field): unknown {
  if (field.kind === "list") return [sampleOf(field.of)];
  if (field.kind === "shape")
    return Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, sampleOf(part)]));
  if (field.kind === "oneOf") return field.values[0];
  if (field.kind === "yesNo") return true;
  return field.kind === "text" ? "a text" : 7;
}

describe("what a page says of the visit", () => {
  const tracked = trackedInSources();
  const groups = Object.fromEntries(
    Object.entries(DATA_GROUPS).map(([group, field]) => [group, sampleOf(field)]),
  );

  it.each([
    ["customerInfo", "firstName lastName email phone accountNumber"],
    ["customerInfo", "marketingId marketingAccountId customerType"],
    ["customerInfo", "authenticationType authenticationToken authenticationStatus"],
    ["customerInfo", "sessionId transactionId transactionType"],
    ["customerInfo", "paymentMethod accountsFound numberScEligibleDevices"],
    ["customerInfo", "digitalSegment billingStatus dtok"],
    ["customerInfo", "serviceAddressState billingAddressState"],
    ["planInfo", "planChangeStatus otherReasonText cancelReason cancelOnlineEligibility"],
    ["planInfo", "subscriptionId oldSubscriptionId marketType revenueStatus planTerm"],
    ["pageInfo", "flowName flowType componentName subscriptionCount selectedVerificationOption"],
    ["offer", "presentedRenewalOffers.planCode presentedRenewalOffers.price"],
    ["upsell", "offers.planCode offers.price offers.packageName selectedPlanCode"],
    ["account", "resellerInfo.resellerCode resellerInfo.partnerName"],
    ["account", "verificationOptions"],
    ["account", "closedDevices.radioId closedDevices.vehicleInfo.model"],
    ["deviceInfo", "radioId vin promoCode marketingPromoCode serviceId programCode"],
    ["deviceInfo", "status id type vehicleInfo.year vehicleInfo.make vehicleInfo.model"],
  ] as const)("comes from a page and stands in both layers: %s %s", (group, names) => {
    const page: { dataLayer?: Record<string, object>[]; digitalData?: { event: { attributes: object }[] } } =
      {};
    const tracker = createTracker({ layers: browserLayers(page), personalData: () => "masked" });
    tracker.describe(groups);
    tracker.event("continue");
    const [flat] = page.dataLayer ?? [];
    for (const path of names.split(" ")) {
      expect(tracked, path).toContain(`${group}.${path}`);
      expect(flat?.[group], path).toHaveProperty(path.split(".")[0] ?? "");
    }
    expect(page.digitalData?.event[0]?.attributes).toMatchObject({ [group]: flat?.[group] });
  });

  it.each(Object.keys(DATA_GROUPS))("has something in the group %s", (group) => {
    expect([...tracked].filter((path) => path.startsWith(`${group}.`))).not.toEqual([]);
  });
});

describe("readTrackedFields", () => {
  const fieldsIn = (source: string) =>
    [...readTrackedFields("page.tsx", source)].filter((path) => path.includes("."));

  it("finds what is written in place, spread, chosen or mapped", () => {
    expect(
      fieldsIn("tracking.describe({ a: { ...(x && { b }), c: y ? { d: 1 } : list.map(() => ({ e: 2 })) } })"),
    ).toEqual(["a.b", "a.c", "a.c.d", "a.c.e"]);
  });

  it("follows a name to what stands behind it, and no further than the source", () => {
    expect(
      fieldsIn("const plan = () => ({ price: 1 }); describe({ planInfo: plan(), offer: elsewhere() })"),
    ).toEqual(["planInfo.price"]);
  });

  it("finds what a method of a larger thing tells", () => {
    expect(fieldsIn("return { chosen() { describe({ offer: { name: 1 } }) } }")).toContain("offer.name");
  });

  it("knows the groups of an event's detail, and the one of a transaction", () => {
    expect(fieldsIn('tracking.transactionStarted({ paymentMethod: "card" })')).toEqual([
      "customerInfo.paymentMethod",
    ]);
    expect(fieldsIn('tracking.event("continue", { componentName: "x" })')).toEqual([
      "pageInfo.componentName",
      "deviceInfo.componentName",
      "planInfo.componentName",
    ]);
  });

  it("takes what is only read for nothing that is tracked", () => {
    expect(fieldsIn("const { planInfo: { price } } = groups; show(({ offer: { name } }) => name)")).toEqual(
      [],
    );
  });
});
