import type { FoundDevice, PurchaseDraft } from "@skywave/contract";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { Offers } from "#modules/offers/index.ts";
import type { KeptRadios } from "./kept-radios.ts";
import type { PurchaseDraftRow, PurchaseDraftsRepository } from "./purchase-drafts-repository.ts";

const LIFETIME_IN_HOURS = 30 * 24;
const MOST_AT_ONCE = 5;

/** Since when a purchase counts as unfinished; what is older is given up. */
export function draftsSince(clock: Clock): Temporal.Instant {
  return clock.now().subtract({ hours: LIFETIME_IN_HOURS });
}

export type PurchaseDraftHandlers = Pick<
  DomainHandlers<"order">,
  "savePurchaseDraft" | "listPurchaseDrafts" | "forgetPurchaseDraft"
>;

/** The calls about purchases that were begun and are gone on with elsewhere. */
export function createPurchaseDraftHandlers({
  repository,
  namesOf,
  keptRadios,
  clock,
}: {
  repository: PurchaseDraftsRepository;
  namesOf: Offers["namesOf"];
  keptRadios: KeptRadios;
  clock: Clock;
}): PurchaseDraftHandlers {
  return {
    savePurchaseDraft: async ({ params, body }, { caller }) => {
      const { identityId } = caller;
      const { promoCode = null, offerId = null, lines = null, gift = null, radios = [], ...settled } = body;
      const radioIds = await keptRadios.read(radios, caller);
      const kept = { ...settled, promoCode, offerId, lines, radioIds, gift, savedAt: clock.now() };
      await repository.keep({ identityId, ...params, ...kept });
      await repository.keepNewest(identityId, MOST_AT_ONCE);
      return done(undefined);
    },

    listPurchaseDrafts: async (_request, { caller }) => {
      const rows = await repository.list(caller.identityId, draftsSince(clock));
      const names = await namesOf(
        rows.flatMap(({ offerId, lines }) => lines?.map((line) => line.offerId) ?? offerId ?? []),
      );
      const purchaseDrafts: PurchaseDraft[] = [];
      for (const row of rows)
        purchaseDrafts.push(serializeDraft(row, names, await keptRadios.tell(row.radioIds, caller)));
      return done({ purchaseDrafts });
    },

    forgetPurchaseDraft: async ({ params }, { caller }) => {
      await repository.forget(caller.identityId, params.flowName);
      return done(undefined);
    },
  };
}

/** A draft as its owner sees it; what it does not have is left out. */
function serializeDraft(
  row: PurchaseDraftRow,
  names: ReadonlyMap<string, string>,
  radios: FoundDevice[],
): PurchaseDraft {
  const { flowName, path, offerId, lines, gift, promoCode, isFollowOnWanted, isBillingSettled, savedAt } =
    row;
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    flowName,
    path,
    isFollowOnWanted,
    isBillingSettled,
    savedAt: savedAt.toString(),
    ...(offerId !== null && { offerId, offerName: nameOf(offerId) }),
    ...(lines !== null && { lines: lines.map((line) => ({ ...line, offerName: nameOf(line.offerId) })) }),
    ...(radios.length > 0 && { radios }),
    ...(gift !== null && { gift }),
    ...(promoCode !== null && { promoCode }),
  };
}
