import { describe, expect, it } from "vitest";
import { AUTHENTICATION_STATUSES } from "./catalogue/value-sets.ts";
import { createTracker, type Tracker } from "./create-tracker.ts";
import type { TrackedEvent } from "./layers.ts";
import type { PersonalDataMode } from "./mask-personal-data.ts";

function open(personalData: PersonalDataMode = "masked") {
  const events: TrackedEvent[] = [];
  const other: TrackedEvent[] = [];
  const layers = [events, other].map((list) => ({ push: (event: TrackedEvent) => void list.push(event) }));
  return { events, other, tracker: createTracker({ layers, personalData: () => personalData }) };
}

function names(events: readonly TrackedEvent[]): string[] {
  return events.map((event) => event.name);
}

describe("event", () => {
  it("[A7.12] tells both layers", () => {
    const { tracker, events, other } = open();
    tracker.event("complete-order");
    expect(names(events)).toEqual(["complete-order"]);
    expect(other).toEqual(events);
  });

  it("carries what is known about the visit, and its own detail only itself", () => {
    const { tracker, events } = open();
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
    const { tracker, events } = open();
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
    const { tracker, events } = open();
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
    const { tracker, events } = open("withheld");
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
      const { tracker, events } = open();
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
    const { tracker, events } = open();
    tracker.navigated(path);
    expect(events).toEqual([]);
  });

  it("tells of other pages, without their query", () => {
    const { tracker, events } = open();
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
    const { tracker, events } = open();
    tracker.stepShown("organic", step);
    expect(events[0]?.groups.pageInfo).toMatchObject({ pageName: step, flowName: "organic", phase });
  });

  it("[A4.15] carries flow name and variation from the start of the flow to its steps", () => {
    const { tracker, events } = open();
    tracker.flowStarted("organic", "default");
    tracker.stepShown("organic", "review");
    expect(names(events)).toEqual(["flow-start", "page-view"]);
    for (const event of events) {
      expect(event.groups.pageInfo).toMatchObject({ flowName: "organic", flowType: "default" });
    }
  });

  it("[A4.15] starts a flow that is one page, and tells the view of it within the flow", () => {
    const { tracker, events } = open();
    tracker.flowPageShown("cancelPlan", "subscription/cancel");
    expect(names(events)).toEqual(["flow-start", "page-view"]);
    expect(events[1]?.groups.pageInfo).toEqual({
      flowName: "cancelPlan",
      flowType: "default",
      pageName: "subscription/cancel",
    });
  });

  it("forgets the flow on another page", () => {
    const { tracker, events } = open();
    tracker.flowStarted("organic", "default");
    tracker.pageShown("account");
    expect(events[1]?.groups.pageInfo).toEqual({ pageName: "account" });
  });
});

describe("errors", () => {
  it("[A3.33] [A8.02] [A8.03] [A8.04] [A8.05] have a type and a number that restarts with each page view", () => {
    const { tracker, events } = open();
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
    const { tracker, events } = open();
    tracker.businessError(code);
    expect(names(events)).toEqual(["system-error"]);
    expect(events[0]?.groups.errorInfo).toMatchObject({ errorType: "SYSTEM", errorName: code });
  });
});

describe("service errors", () => {
  it("[A3.33] [A8.06] are recorded by key and trace, or by their fields", () => {
    const { tracker, events } = open();
    const field = { fieldName: "radioId", errorCode: "101", errorType: "BUSINESS" };
    tracker.serviceError({
      actionErrors: [{ errorCode: "userServices.identity.locked", errorStackTrace: "at lookup" }],
      fieldErrors: [field],
    });
    expect(events.map((event) => event.groups.errorInfo)).toEqual([
      {
        errorType: "BUSINESS",
        errorDetails: { errorPropKey: "userServices.identity.locked", errorStackTrace: "at lookup" },
        sequenceNumber: 1,
      },
      { errorType: "BUSINESS", errorDetails: { fieldErrors: [field] }, sequenceNumber: 2 },
    ]);
  });
});

describe("offers", () => {
  const phase = (total: number, mrfAmount: number) => ({ price: { total, mrfAmount }, termLength: 1 });
  const plan = {
    id: "plan-1",
    name: "Horizon",
    baseTerm: "Monthly",
    serviceType: "streaming",
    phases: [phase(0, 0), phase(11.99, 1)],
    products: [],
  };
  const other = { ...plan, id: "plan-2", name: "Zenith", phases: [phase(19.99, 1.6)] };
  const polaris = {
    ...plan,
    id: "plan-3",
    name: "Polaris",
    products: [{ id: "satellite-all", name: "Polaris", productType: "main" }],
  };
  const coast = {
    ...polaris,
    id: "plan-4",
    name: "Polaris Coast",
    products: [...polaris.products, { id: "data-marine", name: "Coast", productType: "main" }],
  };
  const plans = [plan, other] as Parameters<Tracker["offersPresented"]>[0];

  it("are told as they stand, with the one that is chosen before anybody has chosen", () => {
    const { tracker, events } = open();
    tracker.offersPresented(plans, "plan-2");
    tracker.event("continue");
    expect(events[0]?.groups.offer).toEqual({
      audioPackages: ["Horizon", "Zenith"],
      preSelectedPlan: { planCode: "plan-2", price: 19.99, packageName: "Zenith" },
    });
    expect(events[0]?.groups.planInfo).toMatchObject({ plansOffered: ["plan-1", "plan-2"] });
  });

  it("are told by what is heard and what comes to the screen, and so is the one that is chosen", () => {
    const { tracker, events } = open();
    const offered = [polaris, coast] as typeof plans;
    tracker.offersPresented(offered);
    for (const offer of [...offered].reverse()) {
      tracker.offerChosen(offer);
      tracker.event("continue");
    }
    tracker.offersPresented(plans);
    tracker.event("continue");
    const packages = { audioPackages: ["Polaris"], dataPackages: ["Coast"] };
    expect(events.map(({ groups }) => groups.offer)).toEqual([
      { ...packages, selectedPackage: "Polaris Coast" },
      { ...packages, selectedPackage: "Polaris" },
      { audioPackages: ["Horizon", "Zenith"], dataPackages: [], selectedPackage: "Polaris" },
    ]);
    const plansOffered = ["plan-3", "plan-4"];
    expect(events[0]?.groups.planInfo).toMatchObject({
      plansOffered,
      audioSelected: "Polaris",
      dataSelected: "Coast",
    });
    expect(events[1]?.groups.planInfo).toMatchObject({
      plansOffered,
      audioSelected: "Polaris",
      dataSelected: "none",
    });
  });

  it("are told once one is chosen with its first price and the one it renews at, and with tax once that is known", () => {
    const { tracker, events } = open();
    tracker.offersPresented(plans);
    const [chosen] = plans;
    if (chosen === undefined) throw new Error("there is a plan");
    tracker.offerChosen(chosen);
    tracker.describe({ planInfo: { purchasePlan: { tax: 0 }, renewalPlan: { tax: 0.99 } } });
    tracker.event("continue");
    const priced = { activationFee: 0, planCodes: ["plan-1"], termLength: 1 };
    expect(events[0]?.groups.offer).toEqual({
      audioPackages: ["Horizon", "Zenith"],
      selectedPackage: "Horizon",
    });
    expect(events[0]?.groups.planInfo).toMatchObject({
      planTerm: "Monthly",
      audioSelected: "Horizon",
      purchasePlan: { ...priced, price: 0, royaltyFee: 0, tax: 0 },
      renewalPlan: { ...priced, price: 11.99, royaltyFee: 1, tax: 0.99 },
    });
  });
});

describe("authentication", () => {
  it.each([
    ["[A4.05] ", "RID"],
    ["[A4.06] ", "RID_ACCT"],
    ["[A4.07] ", "ACCT"],
    ["[A4.08] ", "LOGIN"],
    ["[A4.09] ", "FLEPZ"],
    ["[A4.10] ", "VIN"],
    ["[A4.11] ", "LPL"],
  ] as const)(
    "%s[A4.12] tells a lookup by %s from its start to its success or failure, with its type",
    (_statement, type) => {
      const { tracker, events } = open();
      tracker.authenticationStarted(type);
      tracker.authenticationFailed(type);
      tracker.authenticationStarted(type);
      tracker.authenticationSucceeded(type);
      const general = events.filter(({ name }) => name.startsWith("authentication-"));
      expect(names(general)).toEqual([
        "authentication-start",
        "authentication-failure",
        "authentication-start",
        "authentication-success",
      ]);
      for (const { groups } of general) expect(groups.customerInfo?.authenticationType).toBe(type);
    },
  );

  it.each([
    ["RID", "enter-radioid-successful"],
    ["VIN", "enter-vin-successful"],
    ["LPL", "enter-license-plate-successful"],
    ["LOGIN", "login-info-successful"],
  ] as const)("[A9.12] gives the success of %s its own event too", (type, name) => {
    const { tracker, events } = open();
    tracker.authenticationSucceeded(type);
    expect(names(events)).toEqual([name, "authentication-success"]);
  });

  it("[A9.17] tells that somebody known by one thing is looked up by another", () => {
    const { tracker, events } = open();
    tracker.authenticationStarted("VIN");
    tracker.authenticationStarted("VIN");
    tracker.authenticationStarted("LOGIN");
    expect(names(events)).toEqual([
      "authentication-start",
      "authentication-start",
      "authentication-type-update",
      "authentication-start",
    ]);
  });

  it("[A4.12] tells a failure", () => {
    const { tracker, events } = open();
    tracker.authenticationFailed("LOGIN");
    expect(names(events)).toEqual(["authentication-failure"]);
  });

  it("[A4.13] [A6.01] [A9.05] knows visitors as unidentified, identified and authenticated, and nothing else", () => {
    const { tracker, events } = open();
    tracker.event("continue");
    tracker.authenticationSucceeded("VIN");
    tracker.authenticationSucceeded("LOGIN");
    tracker.sessionChanged(false);
    tracker.event("continue");
    const statuses = events.map((event) => event.groups.customerInfo?.authenticationStatus);
    expect([...new Set(statuses)]).toEqual(["Unidentified users", "Identified users", "Authenticated users"]);
    expect(new Set(statuses)).toEqual(new Set(AUTHENTICATION_STATUSES));
    expect(statuses.at(-1)).toBe("Identified users");
  });

  it("counts whoever a link names as identified, without an event", () => {
    const { tracker, events } = open();
    tracker.identified();
    tracker.event("continue");
    expect(events.map((event) => event.groups.customerInfo?.authenticationStatus)).toEqual([
      "Identified users",
    ]);
  });

  it("[A4.14] tells how a registration went", () => {
    const { tracker, events } = open();
    tracker.registration("eligible");
    tracker.registration("successful");
    tracker.registration("failed");
    expect(names(events)).toEqual([
      "registration-eligible",
      "successfull-registration",
      "failed_registration",
    ]);
  });
});
