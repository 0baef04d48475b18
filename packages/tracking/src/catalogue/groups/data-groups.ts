import { ACCOUNT } from "./account-group.ts";
import { CUSTOMER_INFO } from "./customer-info.ts";
import { DEVICE_INFO } from "./device-info.ts";
import { ERROR_INFO } from "../error-record.ts";
import type { Groups } from "../../layers.ts";
import { type Field, listOf, shape } from "../field.ts";
import { OFFER, PACKAGE_DESCRIPTION, QUOTE, RENEWAL_OFFER, UPSELL } from "./offer-groups.ts";
import { META, PAGE_INFO } from "./page-info.ts";
import { PLAN_INFO } from "./plan-info.ts";

/** Every group of data that an event may carry. */
export const DATA_GROUPS = {
  customerInfo: shape(CUSTOMER_INFO),
  planInfo: shape(PLAN_INFO),
  deviceInfo: shape(DEVICE_INFO),
  pageInfo: shape(PAGE_INFO),
  errorInfo: shape(ERROR_INFO),
  meta: shape(META),
  account: shape(ACCOUNT),
  offer: shape(OFFER),
  packageDescriptions: listOf(shape(PACKAGE_DESCRIPTION)),
  quote: shape(QUOTE),
  upsell: shape(UPSELL),
  renewaloffers: listOf(shape(RENEWAL_OFFER)),
} as const satisfies Record<keyof Groups, Field>;
