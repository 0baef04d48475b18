import type { ACCOUNT } from "./account-group.ts";
import type { CUSTOMER_INFO } from "./customer-info.ts";
import type { DEVICE_INFO } from "./device-info.ts";
import type { FieldsOf } from "../field.ts";
import type { OFFER, PACKAGE_DESCRIPTION, QUOTE, RENEWAL_OFFER, UPSELL } from "./offer-groups.ts";
import type { META, PAGE_INFO } from "./page-info.ts";
import type { PLAN_INFO } from "./plan-info.ts";
import type { AUTHENTICATION_STATUSES, AUTHENTICATION_TYPES } from "../value-sets.ts";

export type AuthenticationType = (typeof AUTHENTICATION_TYPES)[number];
export type AuthenticationStatus = (typeof AUTHENTICATION_STATUSES)[number];

export type CustomerInfo = FieldsOf<typeof CUSTOMER_INFO>;
export type PlanInfo = FieldsOf<typeof PLAN_INFO>;
export type PageInfo = FieldsOf<typeof PAGE_INFO>;
export type DeviceInfo = FieldsOf<typeof DEVICE_INFO>;
export type TrackedQuote = FieldsOf<typeof QUOTE>;

/** What is known about the visit; every event carries it. */
export interface EntityGroups {
  customerInfo?: CustomerInfo;
  planInfo?: PlanInfo;
  deviceInfo?: DeviceInfo;
  pageInfo?: PageInfo;
  meta?: FieldsOf<typeof META>;
  account?: FieldsOf<typeof ACCOUNT>;
  offer?: FieldsOf<typeof OFFER>;
  packageDescriptions?: readonly FieldsOf<typeof PACKAGE_DESCRIPTION>[];
  quote?: TrackedQuote;
  upsell?: FieldsOf<typeof UPSELL>;
  renewaloffers?: readonly FieldsOf<typeof RENEWAL_OFFER>[];
}
