import { canShowData } from "@skywave/domain/offers/can-receive";
import type { Offer } from "@skywave/domain/offers/offer";
import { decideRadioPlan, needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import { receptionOf } from "@skywave/domain/radios/radio";
import type { BillingProfileRow } from "#modules/books/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import { type Refusal, refuse } from "#platform/outcome.ts";
import { refuseRadio } from "../radio/refuse-radio.ts";

export interface DecideGoingOnParts {
  radios: { found: Pick<Radios["found"], "recall"> };
}

interface GoingOn {
  row: SubscriptionRow;
  /** By which this browser found the radio that the trial is heard on. */
  token: string | undefined;
  caller: PersonCaller;
}

/** Why a plan can't go on where a trial is heard. */
export async function decideGoingOn(
  { radios }: DecideGoingOnParts,
  { offer, profile: { serviceAddress } }: { offer: Offer; profile: BillingProfileRow },
  { row, token, caller }: GoingOn,
): Promise<Refusal | undefined> {
  if (!needsRadio(offer.serviceType)) return refuse("INVALID_OFFER_DATA");
  if (serviceAddress.country !== offer.country) return refuse("COUNTRY_ERROR");
  const found = token === undefined ? undefined : await radios.found.recall(token, caller.deviceId);
  if (found?.subscription?.id !== row.id) return refuse("DEVICE_NOT_FOUND");
  const { country, capabilities } = found.radio;
  const obstacle = decideRadioPlan({ country, capabilities, isTaken: false }, serviceAddress);
  if (obstacle !== undefined) return refuseRadio(obstacle);
  return canShowData(offer, receptionOf(capabilities)) ? undefined : refuseRadio("notCapable");
}
