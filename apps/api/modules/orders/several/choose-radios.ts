import type { TaxableAddress } from "@skywave/domain/tax/rates-in-force";
import type { PersonCaller } from "#platform/http/caller.ts";
import { done, type Outcome } from "#platform/outcome.ts";
import type { FindFollowedTrial } from "../follow-on/find-followed-trial.ts";
import { chooseRadio, type ChooseRadioParts } from "../new/choose-radio.ts";
import type { StoredLine } from "../order/orders-tables.ts";
import { refuseRadio, withLine } from "../radio/refuse-radio.ts";
import type { SoldPlan } from "./find-sold-plans.ts";

export interface ChooseRadiosParts extends ChooseRadioParts {
  findFollowedTrial: FindFollowedTrial;
}

/** A plan with the radio that it starts on; one for streaming has none. */
export type PlacedPlan = Pick<StoredLine, "offer" | "radio">;

/** Plans with the radios that they are bought for. One refusal refuses all of them, and says the line that it is about. */
export async function chooseRadios(
  parts: ChooseRadiosParts,
  { sold, serviceAddress }: { sold: readonly SoldPlan[]; serviceAddress: TaxableAddress },
  caller: PersonCaller,
): Promise<Outcome<PlacedPlan[]>> {
  const placed: PlacedPlan[] = [];
  for (const [line, { offer, token }] of sold.entries()) {
    if (token === undefined) {
      placed.push({ offer });
      continue;
    }
    // A plan begins on each radio today: one that waits for the end of a trial is bought alone, or in a pair.
    if ((await parts.findFollowedTrial({ deviceId: token }, caller)) !== undefined)
      return withLine(refuseRadio("onTrial"), line);
    const radio = await chooseRadio(parts, { token, offer, serviceAddress }, caller);
    if (!radio.ok) return withLine(radio, line);
    const { radioId, formerSubscriptionId } = radio.data;
    if (placed.some((earlier) => earlier.radio?.radioId === radioId))
      return withLine(refuseRadio("sameRadio"), line);
    placed.push({ offer, radio: { radioId, formerSubscriptionId } });
  }
  return done(placed);
}
