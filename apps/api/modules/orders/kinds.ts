import { createCancelPlan } from "./cancel/cancel-plan.ts";
import type { CancelRequest, CancelTerms } from "./cancel/cancel-terms.ts";
import type { ChangeParts } from "./change/change-parts.ts";
import type { FollowOnRequest, FollowOnTerms } from "./follow-on/follow-on-terms.ts";
import { createFollowTrial } from "./follow-on/follow-trial.ts";
import type { QuoteFollowOnParts } from "./follow-on/quote-follow-on.ts";
import { createNewPlan, type NewPlanParts, type NewRequest, type NewTerms } from "./new/new-plan.ts";
import type { KindOfOrder } from "./order/kind-of-order.ts";
import type { Signed } from "./order/integrity-signature.ts";
import { createPausePlan, type PauseRequest, type PauseTerms } from "./pause/pause-plan.ts";
import {
  createRevokeCancellation,
  type RevokeCancellationRequest,
  type RevokeCancellationTerms,
} from "./revoke-cancellation/revoke-cancellation.ts";
import {
  createRevokePause,
  type RevokePauseRequest,
  type RevokePauseTerms,
} from "./revoke-pause/revoke-pause.ts";
import {
  createSeveralPlans,
  type SeveralPlansParts,
  type SeveralRequest,
  type SeveralTerms,
} from "./several/several-plans.ts";
import { createSwitchPlan, type SwitchParts } from "./switch/switch-plan.ts";
import { createTransferPlan, type TransferParts } from "./transfer/transfer-plan.ts";
import type { TransferRequest, TransferTerms } from "./transfer/transfer-terms.ts";
import type { SwitchRequest, SwitchTerms } from "./switch/switch-terms.ts";

/** Every kind of order: what its rows have beside what all have, and what is asked for by who wants one. */
export interface OrderKinds {
  new: { terms: Signed<NewTerms>; request: NewRequest };
  followOn: { terms: Signed<FollowOnTerms>; request: FollowOnRequest };
  several: { terms: Signed<SeveralTerms>; request: SeveralRequest };
  switch: { terms: Signed<SwitchTerms>; request: SwitchRequest };
  pause: { terms: Signed<PauseTerms>; request: PauseRequest };
  revokePause: { terms: Signed<RevokePauseTerms>; request: RevokePauseRequest };
  cancel: { terms: Signed<CancelTerms>; request: CancelRequest };
  revokeCancellation: { terms: Signed<RevokeCancellationTerms>; request: RevokeCancellationRequest };
  transfer: { terms: Signed<TransferTerms>; request: TransferRequest };
}

export type KindTable = { [K in keyof OrderKinds]: KindOfOrder<K> };

/** What is different from kind to kind stands behind these lines, and nowhere else. */
export function createKinds(
  parts: NewPlanParts & SeveralPlansParts & SwitchParts & TransferParts & ChangeParts & QuoteFollowOnParts,
): KindTable {
  return {
    new: createNewPlan(parts),
    followOn: createFollowTrial(parts),
    several: createSeveralPlans(parts),
    switch: createSwitchPlan(parts),
    pause: createPausePlan(parts),
    revokePause: createRevokePause(parts),
    cancel: createCancelPlan(parts),
    revokeCancellation: createRevokeCancellation(parts),
    transfer: createTransferPlan(parts),
  };
}
