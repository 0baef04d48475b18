import type { AuthenticationStatus, EntityGroups, PageInfo } from "./entity-groups.ts";
import type { Groups, Layer, TrackedEvent } from "./layers.ts";
import { maskPersonalData, type PersonalDataMode } from "./mask-personal-data.ts";

/** What is known about a visit, and the layers that are told of it. */
export interface Visit {
  /** Adds to what is known, group by group. */
  describe(groups: EntityGroups): void;
  /** Another page: what was known of the last one is forgotten. */
  enter(pageInfo: PageInfo): void;
  setAuthenticated(isAuthenticated: boolean): void;
  setIdentified(): void;
  /** `own` belongs to this event only. */
  push(name: TrackedEvent["name"], own?: Groups): void;
}

export interface VisitParts {
  layers: readonly Layer[];
  personalData: PersonalDataMode;
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
    enter(pageInfo) {
      known = { ...known, pageInfo };
    },
    setAuthenticated(isNow) {
      isAuthenticated = isNow;
    },
    setIdentified() {
      isIdentified = true;
    },
    push(name, own = {}) {
      const { customerInfo, ...groups } = merge(known, own);
      const customer = { ...customerInfo, authenticationStatus: status() };
      const event = { name, groups: { customerInfo: maskPersonalData(customer, personalData), ...groups } };
      for (const layer of layers) layer.push(event);
    },
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
  };
}

type MergedGroup = "customerInfo" | "planInfo" | "deviceInfo" | "pageInfo";

function both(name: MergedGroup, base: Groups, added: Groups): Groups {
  if (!base[name] && !added[name]) return {};
  return { [name]: { ...base[name], ...added[name] } };
}
