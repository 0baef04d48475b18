import type { CallAnswer } from "@skywave/contract";
import { readEpisodeId } from "@skywave/domain/catalogue/episodes";
import type { Catalogue } from "#modules/catalogue/index.ts";
import type { Clock } from "#platform/clock.ts";
import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import { rankByTaste } from "./rank-by-taste.ts";
import type { Choice, FeedbackRepository, TasteRepository } from "./taste-repository.ts";
import { findTaste, type KnownTaste, relatedTo } from "./tastes.ts";

type TasteHandlers = Omit<DomainHandlers<"taste">, "getStationFeedback" | "setStationFeedback">;

export interface TasteDependencies {
  repository: TasteRepository;
  feedback: Pick<FeedbackRepository, "countByChannel">;
  catalogue: Pick<Catalogue, "items" | "container">;
  clock: Clock;
}

/** The calls about what somebody likes. */
export function createTasteHandlers(dependencies: TasteDependencies): TasteHandlers {
  const { repository, feedback, catalogue, clock } = dependencies;

  /** What the brand plays no more is nothing to like. */
  const chosenBy = async (identityId: string) => {
    const rows = await repository.list(identityId);
    return rows.flatMap(({ isLiked, ...key }) => {
      const taste = findTaste(key);
      return taste === undefined
        ? []
        : [{ taste, value: isLiked ? ("like" as const) : ("dislike" as const) }];
    });
  };
  const answer = async (identityId: string): Promise<CallAnswer<"taste", "getTaste">> => {
    const chosen = await chosenBy(identityId);
    return { tastes: chosen.map(({ taste, value }) => ({ ...named(taste), value })) };
  };
  const choose = async (identityId: string, choices: readonly Choice[]) => {
    if (choices.some((choice) => findTaste(choice) === undefined))
      return refuse("NOT_FOUND", { notFoundResourceType: "taste" });
    await repository.change(identityId, choices, clock.now());
    return done(await answer(identityId));
  };

  return {
    getTaste: async (_request, { caller }) => done(await answer(caller.identityId)),
    setTaste: ({ params, body }, { caller }) => choose(caller.identityId, [{ ...params, ...body }]),
    tastePickerBulkUpdate: ({ body }, { caller }) => choose(caller.identityId, body.tastes),
    relatedTaste: async ({ params, query }) => {
      const taste = findTaste(params);
      if (taste === undefined) return refuse("NOT_FOUND", { notFoundResourceType: "taste" });
      return done({ tastes: relatedTo(taste, query.resultSize).map(named) });
    },
    pivotingContainer: async ({ params, query }, { caller }) => {
      const [item] = await catalogue.items.find([params], query.locale);
      if (item === undefined)
        return refuse("NOT_FOUND", {
          notFoundResourceType: readEpisodeId(params.entityId) === undefined ? "entity" : "episode",
        });
      return catalogue.container(`like-${item.channel.number}`, query, caller);
    },
    forYou: async ({ query }, { caller }) => {
      const { identityId } = caller;
      const tastes = await chosenBy(identityId);
      const thumbs = new Map<number, { up: number; down: number }>();
      for (const { channel, isUp, count } of await feedback.countByChannel(identityId)) {
        const of = thumbs.get(Number(channel)) ?? { up: 0, down: 0 };
        thumbs.set(Number(channel), { ...of, [isUp ? "up" : "down"]: count });
      }
      const all = await catalogue.items.listAll(query.locale, caller);
      return done({ items: rankByTaste(all, { tastes, thumbs }).slice(0, query.resultSize) });
    },
  };
}

function named({ tasteType, tasteId, name }: KnownTaste) {
  return { tasteType, tasteId, name };
}
