import { describe, expect, it } from "vitest";
import { names, openTestTracker } from "./open-test-tracker.ts";

describe("event", () => {
  it("[A7.12] tells both layers", () => {
    const { tracker, events, other } = openTestTracker();
    tracker.event("complete-order");
    expect(names(events)).toEqual(["complete-order"]);
    expect(other).toEqual(events);
  });

  it("carries what is known about the visit, and its own detail only itself", () => {
    const { tracker, events } = openTestTracker();
    tracker.describe({ planInfo: { marketType: "streaming" }, customerInfo: { language: "fr-CA" } });
    tracker.describe({ planInfo: { revenueStatus: "promo" } });
    tracker.event("promo-code-failed", { promoCode: "SAVE", componentName: "promoCodeEntry" });
    tracker.event("continue");
    expect(events[0]?.groups).toEqual({
      customerInfo: { language: "fr-CA", authenticationStatus: "Unidentified users" },
      planInfo: { marketType: "streaming", revenueStatus: "promo" },
      deviceInfo: { promoCode: "SAVE" },
      pageInfo: { componentName: "promoCodeEntry" },
    });
    expect(events[1]?.groups).not.toHaveProperty("deviceInfo");
    expect(events[1]?.groups.pageInfo).toEqual({});
  });

  it("masks what says who somebody is", () => {
    const { tracker, events } = openTestTracker();
    const phone = "5125550199";
    tracker.describe({ customerInfo: { firstName: "Ada", email: "ada@example.com", phone } });
    tracker.event("continue");
    expect(events[0]?.groups.customerInfo).toMatchObject({
      firstName: "A•••",
      email: "a•••",
      phone: "•••0199",
    });
    expect(JSON.stringify(events)).not.toContain("example.com");
  });

  it("forgets with the sign-out who was here, not where the page is", () => {
    const { tracker, events } = openTestTracker();
    tracker.describe({ meta: { countryCode: "CA" }, customerInfo: { language: "fr-CA" } });
    tracker.sessionChanged(true);
    tracker.describe({
      customerInfo: { email: "ada@example.com", accountNumber: "12345678" },
      planInfo: { subscriptionId: "sub_1" },
    });
    tracker.sessionChanged(false);
    tracker.event("continue");
    expect(events[0]?.groups).toEqual({
      meta: { countryCode: "CA" },
      customerInfo: { language: "fr-CA", authenticationStatus: "Unidentified users" },
      pageInfo: {},
    });
  });

  it("withholds it where people did not agree", () => {
    const { tracker, events } = openTestTracker("withheld");
    tracker.describe({ customerInfo: { lastName: "Byron", accountNumber: "12345678", language: "en-CA" } });
    tracker.event("continue");
    expect(events[0]?.groups.customerInfo).toEqual({
      language: "en-CA",
      authenticationStatus: "Unidentified users",
    });
  });
});

describe("page views", () => {
  it.each(["/error", "/subscribe/checkout/Error", "/plans?next=error#error"])(
    "[A2.65] tells %s as an error page, or not, by its path",
    (path) => {
      const { tracker, events } = openTestTracker();
      tracker.navigated(path);
      expect(names(events)).toEqual([path.startsWith("/plans") ? "page-view" : "error-page-view"]);
    },
  );

  it.each([
    "/subscribe/checkout/purchase/streaming/organic",
    "/activate/trial/targeted",
    "/subscription/change",
    "/Student/Re-Verify/new",
    "/subscribe/entitlement",
    "/account/login",
    "/subscribe/multi-subscription-purchase",
    "/transfer",
    "/subscribe/trial/streaming",
    "/subscribe/sal-2",
  ])("[A2.66] leaves %s to tell of itself", (path) => {
    const { tracker, events } = openTestTracker();
    tracker.navigated(path);
    expect(events).toEqual([]);
  });

  it("tells of other pages, without their query", () => {
    const { tracker, events } = openTestTracker();
    tracker.navigated("/donotcall?phone=5125550199");
    expect(events[0]).toMatchObject({ name: "page-view", groups: { pageInfo: { pageName: "/donotcall" } } });
  });

  it.each([
    ["offerPresentment", "authenticate"],
    ["accountLookupInterstitial", "authenticate"],
    ["accountLookup", "authenticate"],
    ["studentVerification", "checkout"],
    ["credentials", "checkout"],
    ["payment", "checkout"],
    ["review", "checkout"],
    ["confirmation", "checkout"],
  ] as const)("[A2.64] counts the step %s as the %s phase", (step, phase) => {
    const { tracker, events } = openTestTracker();
    tracker.stepShown("organic", step);
    expect(events[0]?.groups.pageInfo).toMatchObject({ pageName: step, flowName: "organic", phase });
  });

  it("[A4.15] carries flow name and variation from the start of the flow to its steps", () => {
    const { tracker, events } = openTestTracker();
    tracker.flowStarted("organic", "default");
    tracker.stepShown("organic", "review");
    expect(names(events)).toEqual(["flow-start", "page-view"]);
    for (const event of events) {
      expect(event.groups.pageInfo).toMatchObject({ flowName: "organic", flowType: "default" });
    }
  });

  it("[A4.15] starts a flow that is one page, and tells the view of it within the flow", () => {
    const { tracker, events } = openTestTracker();
    tracker.flowPageShown("cancelPlan", "subscription/cancel");
    expect(names(events)).toEqual(["flow-start", "page-view"]);
    expect(events[1]?.groups.pageInfo).toEqual({
      flowName: "cancelPlan",
      flowType: "default",
      pageName: "subscription/cancel",
    });
  });

  it("[A4.15] starts a flow that is one page by the variation in which it stands there", () => {
    const { tracker, events } = openTestTracker();
    tracker.flowPageShown("usedVehicleTrial", "activate/trial/used-vehicle/new", "nonAccordion");
    for (const { groups } of events)
      expect(groups.pageInfo).toMatchObject({ flowName: "usedVehicleTrial", flowType: "nonAccordion" });
  });

  it("forgets the flow on another page", () => {
    const { tracker, events } = openTestTracker();
    tracker.flowStarted("organic", "default");
    tracker.pageShown("account");
    expect(events[1]?.groups.pageInfo).toEqual({ pageName: "account" });
  });
});

describe("errors", () => {
  it("[A3.33] [A8.02] [A8.03] [A8.04] [A8.05] have a type and a number that restarts with each page view", () => {
    const { tracker, events } = openTestTracker();
    tracker.userErrors(["email"]);
    tracker.businessError("OFFER_EXPIRED");
    tracker.pageShown("account");
    tracker.systemError("SYSTEM");
    tracker.appError("render");
    const errors = events.filter((event) => event.groups.errorInfo);
    expect(names(errors)).toEqual(["user-error", "business-error", "system-error", "app-error"]);
    expect(errors.map((event) => event.groups.errorInfo)).toEqual([
      {
        errorType: "USER",
        errorDetails: { fieldErrors: [{ fieldName: "email", errorCode: "INVALID", errorType: "USER" }] },
        sequenceNumber: 1,
      },
      {
        errorType: "BUSINESS",
        errorName: "OFFER_EXPIRED",
        errorCode: "OFFER_EXPIRED",
        message: "offer expired",
        sequenceNumber: 2,
      },
      { errorType: "SYSTEM", errorName: "SYSTEM", sequenceNumber: 1 },
      { errorType: "APP", errorName: "render", sequenceNumber: 2 },
    ]);
  });
});

describe("businessError", () => {
  it.each(["SYSTEM", "UNREACHABLE"])("tells %s as a failure of the server, not as its refusal", (code) => {
    const { tracker, events } = openTestTracker();
    tracker.businessError(code);
    expect(names(events)).toEqual(["system-error"]);
    expect(events[0]?.groups.errorInfo).toMatchObject({ errorType: "SYSTEM", errorName: code });
  });
});

describe("service errors", () => {
  it("[A3.33] [A8.03] [A8.06] are recorded by code and words, with their key and trace, or their fields", () => {
    const { tracker, events } = openTestTracker();
    const field = { fieldName: "radioId", errorCode: "101", errorType: "BUSINESS" };
    tracker.serviceError({
      actionErrors: [{ errorCode: "userServices.identity.locked", errorStackTrace: "at lookup" }],
      fieldErrors: [field],
    });
    expect(events.map((event) => event.groups.errorInfo)).toEqual([
      {
        errorType: "BUSINESS",
        errorCode: "userServices.identity.locked",
        message: "userservices identity locked",
        errorDetails: { errorPropKey: "userServices.identity.locked", errorStackTrace: "at lookup" },
        sequenceNumber: 1,
      },
      {
        errorType: "BUSINESS",
        errorCode: "101",
        message: "101",
        errorDetails: { fieldErrors: [field] },
        sequenceNumber: 2,
      },
    ]);
  });
});
