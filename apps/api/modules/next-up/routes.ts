import type { Catalogue } from "#modules/catalogue/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { decideQueue, isSame } from "./decide-queue.ts";
import type { NextUpRepository } from "./next-up-repository.ts";

/** Things are looked up whatever language they are told of in. */
const ANY_LOCALE = "en-US";

/** The calls about what somebody wants to hear next. */
export function createNextUpHandlers({
  repository,
  catalogue,
  clock,
}: {
  repository: NextUpRepository;
  catalogue: Pick<Catalogue, "items">;
  clock: Clock;
}): DomainHandlers<"nextup"> {
  return {
    nextupAdd: async ({ body }, { caller }) => {
      const found = await catalogue.items.find(body.items, ANY_LOCALE);
      if (found.length < body.items.length) return refuse("NOT_FOUND", { notFoundResourceType: "entity" });
      let isTooMany = false;
      await repository.change(
        caller.identityId,
        ({ items, ...queue }) => {
          const decided = decideQueue(items, body.items, body.place);
          isTooMany = decided === undefined;
          return decided && { ...queue, items: decided };
        },
        clock.now(),
      );
      if (isTooMany)
        return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "items", code: "queue_full" }] });
      return done(undefined);
    },
    nextupEnable: async ({ body }, { caller }) => {
      await repository.change(caller.identityId, ({ items }) => ({ items, ...body }), clock.now());
      return done(undefined);
    },
    nextupList: async ({ query }, { caller }) => {
      const { isEnabled, items } = await repository.find(caller.identityId);
      return done({ isEnabled, items: await catalogue.items.find(items, query.locale) });
    },
    nextupRemove: async ({ params }, { caller }) => {
      await repository.change(
        caller.identityId,
        ({ items, ...queue }) => ({ ...queue, items: items.filter((item) => !isSame(item, params)) }),
        clock.now(),
      );
      return done(undefined);
    },
  };
}
