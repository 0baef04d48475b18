import { earlierOf } from "@skywave/domain/calendar/compare-days";
import type { composeGifts } from "./compose-gifts.ts";
import type { composeStudent } from "../money/compose-student.ts";

/** Sends gifts on the days on which plans, cards and students have their turn, too. */
export function addGiftTurns(
  turns: ReturnType<typeof composeStudent>["turns"],
  gifts: Pick<ReturnType<typeof composeGifts>, "deliverDue" | "firstDueDay">,
): ReturnType<typeof composeStudent>["turns"] {
  return {
    firstDueDay: async (identityId) => {
      const days = [await turns.firstDueDay(identityId), await gifts.firstDueDay(identityId)];
      const known = days.filter((day) => day !== undefined);
      return known.length === 0 ? undefined : known.reduce(earlierOf);
    },
    createAdvanceDue: (onError) => {
      const advanceDue = turns.createAdvanceDue(onError);
      return async (onTaken, identityId) => {
        const count = await advanceDue(onTaken, identityId);
        await gifts.deliverDue(identityId);
        return count;
      };
    },
  };
}
