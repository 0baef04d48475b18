import type { DeviceInfo, EntityGroups, PageInfo } from "./catalogue/groups/entity-groups.ts";
import type { EventName } from "./catalogue/event-names.ts";
import { pageViewOf, phaseOf, type StepName } from "./page-views.ts";
import { type AuthenticationTracking, trackAuthentication } from "./tracked/track-authentication.ts";
import { type ErrorTracking, trackErrors } from "./tracked/track-errors.ts";
import { type OfferTracking, trackOffers } from "./tracked/track-offers.ts";
import { createVisit, type VisitParts } from "./visit.ts";

export interface Tracker extends AuthenticationTracking, ErrorTracking, OfferTracking {
  /** Adds to what is known about the visit; every event carries it. */
  describe(groups: EntityGroups): void;
  /** Something that a person did. The detail belongs to this event only. */
  event(name: EventName, detail?: PageInfo & DeviceInfo): void;
  /** A navigation came to its end: told, unless the page tells of itself. */
  navigated(path: string): void;
  /** The view of a page that tells of itself, with the keys of the component that it is made of, where it has any. */
  pageShown(pageName: string, keys?: Pick<PageInfo, "pageKey" | "componentKey">): void;
  flowStarted(flowName: string, variation: string): void;
  /** The start of a flow that is one page, and the view of it. */
  flowPageShown(flowName: string, pageName: string): void;
  /** The view of a step. */
  stepShown(flowName: string, step: StepName): void;
}

/** Tells the data layers what happens on the page. Nothing leaves the page from here. */
export function createTracker(parts: VisitParts): Tracker {
  const visit = createVisit(parts);
  const { restart, ...errors } = trackErrors(visit);
  let flow: PageInfo = {};

  function view(name: "page-view" | "error-page-view", pageInfo: PageInfo): void {
    restart();
    visit.enter(pageInfo);
    visit.push(name);
  }

  function start(flowName: string, flowType: string): void {
    flow = { flowName, flowType };
    visit.enter(flow);
    visit.push("flow-start");
  }

  return {
    ...errors,
    ...trackAuthentication(visit),
    ...trackOffers(visit),
    describe: (groups) => visit.describe(groups),
    event(name, { promoCode, marketingPromoCode, ...pageInfo } = {}) {
      const deviceInfo = {
        ...(promoCode ? { promoCode } : {}),
        ...(marketingPromoCode ? { marketingPromoCode } : {}),
      };
      visit.push(name, { pageInfo, ...(Object.keys(deviceInfo).length > 0 ? { deviceInfo } : {}) });
    },
    navigated(path) {
      const kind = pageViewOf(path);
      const pageName = path.replace(/[?#].*/, "");
      if (kind) view(kind === "error" ? "error-page-view" : "page-view", { pageName });
    },
    pageShown: (pageName, keys) => view("page-view", { pageName, ...keys }),
    flowStarted: start,
    flowPageShown(flowName, pageName) {
      start(flowName, "default");
      view("page-view", { ...flow, pageName });
    },
    stepShown(flowName, step) {
      const kept = flow.flowName === flowName ? flow : { flowName };
      view("page-view", { ...kept, pageName: step, componentName: step, phase: phaseOf(step) });
    },
  };
}
