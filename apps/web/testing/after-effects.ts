import { setImmediate as nextTurn } from "node:timers/promises";
import { configure, getConfig } from "@testing-library/react";

// What an answer changes is drawn in one turn of the event loop, and its effects come in the next one: the focus, the
// title, what analytics is told. Who has waited for the words has waited for those, too.
const { asyncWrapper } = getConfig();
// Files share this.
if (asyncWrapper.name !== "afterEffects") {
  configure({
    asyncWrapper: function afterEffects(find) {
      return asyncWrapper(async () => {
        const found: unknown = await find();
        await nextTurn();
        return found;
      });
    },
  });
}
