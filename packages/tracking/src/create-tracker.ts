import type { DeviceInfo, EntityGroups, PageInfo, PlanInfo } from "./catalogue/groups/entity-groups.ts";
import type { EventName } from "./catalogue/event-names.ts";
import { pageViewOf, phaseOf, type StepName } from "./page-views.ts";
import { type AuthenticationTracking, trackAuthentication } from "./tracked/track-authentication.ts";
import { type ErrorTracking, trackErrors } from "./tracked/track-errors.ts";
import { type OfferTracking, trackOffers } from "./tracked/track-offers.ts";
import { type PlanTracking, trackPlans } from "./tracked/track-plans.ts";
import { type TransactionTracking, trackTransactions } from "./tracked/track-transactions.ts";
import { createVisit, type VisitParts } from "./visit.ts";

/** What belongs to one event, and to nothing that is told after it. */
export type EventDetail = PageInfo &
  Pick<DeviceInfo, "promoCode" | "marketingPromoCode"> &
  Pick<PlanInfo, "cancelReason" | "otherReasonText" | "oldSubscriptionId">;

export interface Tracker
  extends AuthenticationTracking, ErrorTracking, OfferTracking, PlanTracking, TransactionTracking {
  /** Adds to what is known about the visit; every event carries it. */
  describe(groups: EntityGroups): void;
  /** Something that a person did. The detail belongs to this event only. */
  event(name: EventName, detail?: EventDetail): void;
  /** A navigation came to its end: told, unless the page tells of itself. */
  navigated(path: string): void;
  /** The view of a page that tells of itself, with the keys of the component that it is made of, where it has any. */
  pageShown(pageName: string, keys?: Pick<PageInfo, "pageKey" | "componentKey">): void;
  flowStarted(flowName: string, variation: string): void;
  /** The start of a flow that is one page, and the view of it; one that stands in steps, too, has variations. */
  flowPageShown(flowName: string, pageName: string, variation?: string): void;
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
    ...trackPlans(visit),
    ...trackTransactions(visit),
    event: (name, detail = {}) => visit.push(name, groupsOf(detail)),
    navigated(path) {
      const kind = pageViewOf(path);
      const pageName = path.replace(/[?#].*/, "");
      if (kind) view(kind === "error" ? "error-page-view" : "page-view", { pageName });
    },
    pageShown: (pageName, keys) => view("page-view", { pageName, ...keys }),
    flowStarted: start,
    flowPageShown(flowName, pageName, variation = "default") {
      start(flowName, variation);
      view("page-view", { ...flow, pageName });
    },
    stepShown(flowName, step) {
      const kept = flow.flowName === flowName ? flow : { flowName };
      view("page-view", { ...kept, pageName: step, componentName: step, phase: phaseOf(step) });
    },
  };
}

/** The detail of an event by the groups that it belongs to. */
function groupsOf(detail: EventDetail): EntityGroups {
  const { promoCode, marketingPromoCode, cancelReason, otherReasonText, oldSubscriptionId, ...pageInfo } =
    detail;
  const deviceInfo = {
    ...(promoCode ? { promoCode } : {}),
    ...(marketingPromoCode ? { marketingPromoCode } : {}),
  };
  const planInfo = {
    ...(cancelReason ? { cancelReason } : {}),
    ...(otherReasonText ? { otherReasonText } : {}),
    ...(oldSubscriptionId ? { oldSubscriptionId } : {}),
  };
  return {
    pageInfo,
    ...(Object.keys(deviceInfo).length > 0 ? { deviceInfo } : {}),
    ...(Object.keys(planInfo).length > 0 ? { planInfo } : {}),
  };
}
