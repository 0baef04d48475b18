/** How somebody was looked up. */
export type AuthenticationType = "RID" | "RID_ACCT" | "ACCT" | "LOGIN" | "FLEPZ" | "VIN" | "LPL";

export type AuthenticationStatus = "Authenticated users" | "Identified users" | "Unidentified users";

/** Fields that say who somebody is are masked on their way, or withheld. */
export interface CustomerInfo {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  accountNumber?: string;
  customerType?: "NEW_ACCOUNT" | "NEW_SXIR_ACCOUNT";
  authenticationType?: AuthenticationType;
  authenticationStatus?: AuthenticationStatus;
  sessionId?: string;
  transactionId?: string;
  transactionType?: "purchase" | "change" | "cancel" | "transfer" | "payment" | "redeem";
  paymentMethod?: string;
  language?: string;
  digitalSegment?: "new" | "trial" | "selfPay" | "former";
  billingStatus?: "current" | "pastDue" | "suspended";
  serviceAddressState?: string;
  billingAddressState?: string;
}

/** Money in major units. */
interface TrackedPlan {
  planCodes: readonly string[];
  price?: number;
  royaltyFee?: number;
  tax?: number;
  /** Months. */
  termLength?: number;
  activationFee?: number;
}

export interface PlanInfo {
  subscriptionId?: string;
  marketType?: "car" | "streaming" | "marine" | "aviation";
  revenueStatus?: "free" | "promo" | "full";
  planTerm?: string;
  purchasePlan?: TrackedPlan;
  renewalPlan?: TrackedPlan;
  plansOffered?: readonly string[];
}

export interface PageInfo {
  pageName?: string;
  flowName?: string;
  /** The variation of the flow, such as one that a flag selected. */
  flowType?: string;
  phase?: "authenticate" | "checkout";
  componentName?: string;
  pageKey?: string;
  componentKey?: string;
  subscriptionCount?: number;
  selectedVerificationOption?: string;
}

export interface DeviceInfo {
  promoCode?: string;
  marketingPromoCode?: string;
}

export interface TrackedOffer {
  preSelectedPlan?: { planCode: string; price: number; packageName: string };
  selectedPackage?: string;
  audioPackages?: readonly string[];
}

export interface TrackedQuote {
  orderId: string;
  currency: string;
  dueNow: number;
  tax: number;
  royaltyFee: number;
}

/** What is known about the visit; every event carries it. */
export interface EntityGroups {
  customerInfo?: CustomerInfo;
  planInfo?: PlanInfo;
  deviceInfo?: DeviceInfo;
  pageInfo?: PageInfo;
  offer?: TrackedOffer;
  quote?: TrackedQuote;
}
