import type { AuthenticationStatus, EntityGroups, PageInfo } from "./catalogue/groups/entity-groups.ts";
import type { Groups, Layer, TrackedEvent } from "./layers.ts";
import { maskPersonalData, type PersonalDataMode } from "./mask-personal-data.ts";

/** What is known about a visit, and the layers that are told of it. */
export interface Visit {
  /** Adds to what is known, group by group. */
  describe(groups: EntityGroups): void;
  /** Drops fields of a group, or all of it, that what is told next has none of. */
  forget(group: keyof EntityGroups, fields?: readonly string[]): void;
  /** Another page: what was known of the last one is forgotten. */
  enter(pageInfo: PageInfo): void;
  /** Who signs out takes along all that is known of them; the next person may be another. */
  setAuthenticated(isAuthenticated: boolean): void;
  setIdentified(): void;
  /** `own` belongs to this event only. */
  push(name: TrackedEvent["name"], own?: Groups): void;
}

export interface VisitParts {
  layers: readonly Layer[];
  /** Asked for each event anew. */
  personalData: () => PersonalDataMode;
}

export function createVisit({ layers, personalData }: VisitParts): Visit {
  let known: EntityGroups = {};
  let isAuthenticated = false;
  let isIdentified = false;

  function status(): AuthenticationStatus {
    if (isAuthenticated) return "Authenticated users";
    return isIdentified ? "Identified users" : "Unidentified users";
  }

  return {
    describe(groups) {
      known = merge(known, groups);
    },
    forget(group, fields) {
      known = without(known, group, fields);
    },
    enter(pageInfo) {
      known = { ...known, pageInfo };
    },
    setAuthenticated(isNow) {
      if (isAuthenticated && !isNow) {
        known = whereOnly(known);
        isIdentified = false;
      }
      isAuthenticated = isNow;
    },
    setIdentified() {
      isIdentified = true;
    },
    push(name, own = {}) {
      const merged = merge(known, own);
      const customerInfo = { ...merged.customerInfo, authenticationStatus: status() };
      const event = { name, groups: maskPersonalData({ ...merged, customerInfo }, personalData()) };
      for (const layer of layers) layer.push(event);
    },
  };
}

function without(groups: EntityGroups, name: keyof EntityGroups, fields?: readonly string[]): EntityGroups {
  const { [name]: group = {}, ...others } = groups;
  if (fields === undefined) return others;
  const kept = Object.entries(group).filter(([field]) => !fields.includes(field));
  return { ...others, [name]: Object.fromEntries(kept) };
}

/** What is known of the place alone. */
function whereOnly({ meta, pageInfo, customerInfo }: EntityGroups): EntityGroups {
  const language = customerInfo?.language;
  return {
    ...(meta && { meta }),
    ...(pageInfo && { pageInfo }),
    ...(language && { customerInfo: { language } }),
  };
}

/** Both, group by group; `added` wins. What is unknown is left out of a group, never written as undefined. */
function merge(base: Groups, added: Groups): Groups {
  return {
    ...base,
    ...added,
    ...both("customerInfo", base, added),
    ...both("planInfo", base, added),
    ...both("deviceInfo", base, added),
    ...both("pageInfo", base, added),
    ...both("offer", base, added),
    ...both("account", base, added),
    ...both("upsell", base, added),
  };
}

type MergedGroup = "customerInfo" | "planInfo" | "deviceInfo" | "pageInfo" | "offer" | "account" | "upsell";

function both(name: MergedGroup, base: Groups, added: Groups): Groups {
  if (!base[name] && !added[name]) return {};
  return { [name]: mergeFields({ ...base[name] }, { ...added[name] }) };
}

/** Fields of fields too, such as the tax of a plan whose price was known before. */
function mergeFields(base: Record<string, unknown>, added: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...base };
  for (const [name, value] of Object.entries(added)) {
    const before = merged[name];
    merged[name] = isShape(before) && isShape(value) ? mergeFields(before, value) : value;
  }
  return merged;
}

function isShape(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
