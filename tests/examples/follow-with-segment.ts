import { AnalyticsBrowser } from "@segment/analytics-next";
import { type DataLayerEntry, followDataLayer } from "@skywave/tracking/follow-data-layer";

export interface SegmentSource {
  writeKey: string;
  /** Where events are sent, without a scheme, such as `api.segment.io/v1`. */
  apiHost: string;
  protocol: "http" | "https";
}

/** Hands the page's events to Segment. Nothing is stored or sent before the first event that somebody agreed to. */
export function followWithSegment(page: object, source: SegmentSource): () => void {
  // Loading already sets an identifier, so it waits for an event too.
  let analytics: AnalyticsBrowser | undefined;
  return followDataLayer(page, (entry) => {
    analytics ??= load(source);
    void send(analytics, entry);
  });
}

function load({ writeKey, apiHost, protocol }: SegmentSource): AnalyticsBrowser {
  const settings = { apiKey: writeKey, apiHost, protocol };
  return AnalyticsBrowser.load(
    { writeKey, cdnSettings: { integrations: { "Segment.io": settings } } },
    { integrations: { "Segment.io": settings } },
  );
}

function send(analytics: AnalyticsBrowser, { event, ...groups }: DataLayerEntry) {
  // The library would take along the query of the address and the page before, where links carry their secrets.
  const address = { path: location.pathname, url: location.origin + location.pathname };
  const context = { page: { ...address, search: "", referrer: "" } };
  if (event !== "page-view") return analytics.track(event, groups, { context });
  return analytics.page(undefined, groups.pageInfo?.pageName, { ...groups, ...context.page }, { context });
}
