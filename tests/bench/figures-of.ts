import type { CallsResult, ComparedCall } from "./calls/measure-calls.ts";
import type { Figure } from "./figure.ts";
import { floodFigure, signInsFigure } from "./flood/flood-figures.ts";
import type { FloodResult } from "./flood/measure-flood.ts";
import type { SignInsResult } from "./flood/measure-sign-ins.ts";
import { growthFigures } from "./growth/growth-figures.ts";
import type { GrowthResult } from "./growth/measure-growth.ts";
import { ingestFigures } from "./ingest/ingest-figures.ts";
import type { IngestResult } from "./ingest/measure-ingest.ts";
import {
  firstSoundFigures,
  listeningFigures,
  playersFigures,
  playFigures,
} from "./listening/listening-figures.ts";
import type { FirstSoundResult } from "./listening/measure-first-sound.ts";
import type { ListeningResult } from "./listening/measure-listening.ts";
import type { PlayResult } from "./listening/measure-play.ts";
import type { PlayersResult } from "./listening/measure-players.ts";
import type { EmbeddedOrdersResult } from "./orders/measure-embedded-orders.ts";
import type { OrdersResult } from "./orders/measure-orders.ts";
import { embeddedOrdersFigure, ordersFigures } from "./orders/orders-figures.ts";
import type { FirstOfferResult } from "./page/measure-first-offer.ts";
import type { RadiosResult } from "./radios/measure-radios.ts";
import { radiosFigures } from "./radios/radios-figures.ts";
import type { RenewalsResult } from "./renewals/measure-renewals.ts";
import type { SearchResult } from "./search/measure-search.ts";
import { searchFigures } from "./search/search-figures.ts";
import type { Started, StartResult } from "./start/measure-start.ts";
import type { LighthouseResult } from "./page/measure-lighthouse.ts";
import type { VisitResult } from "./page/measure-visits.ts";
import { firstOfferFigures, lighthouseFigures, visitFigures } from "./page/page-figures.ts";
import { percent } from "./percent.ts";

const SHARE_AIM = 0.1;
const MEMORY_AIM = 1.3;
const OFFERS_AIM = 0.4;
const SESSION_AIM = 0.6;

/** What each part of the bench found; parts that were not run are absent. */
export interface BenchResult {
  orders?: OrdersResult;
  embeddedOrders?: EmbeddedOrdersResult;
  renewals?: RenewalsResult;
  growth?: GrowthResult;
  radios?: RadiosResult;
  search?: SearchResult;
  calls?: CallsResult;
  listening?: ListeningResult;
  sound?: FirstSoundResult;
  play?: PlayResult;
  players?: PlayersResult;
  signIns?: SignInsResult;
  flood?: FloodResult;
  ingest?: IngestResult;
  start?: StartResult;
  page?: FirstOfferResult;
  visits?: VisitResult[];
  lighthouse?: LighthouseResult;
}

/** All figures of a run in the order in which they are told. */
export function figuresOf({
  orders,
  embeddedOrders,
  renewals,
  growth,
  radios,
  search,
  calls,
  listening,
  sound,
  play,
  players,
  signIns,
  flood,
  ingest,
  start,
  page,
  visits,
  lighthouse,
}: BenchResult): Figure[] {
  return [
    ...(orders === undefined ? [] : ordersFigures(orders)),
    ...(embeddedOrders === undefined ? [] : [embeddedOrdersFigure(embeddedOrders)]),
    ...(renewals === undefined ? [] : renewalsFigures(renewals)),
    ...(growth === undefined ? [] : growthFigures(growth)),
    ...(radios === undefined ? [] : radiosFigures(radios)),
    ...(search === undefined ? [] : searchFigures(search)),
    ...(calls === undefined
      ? []
      : [
          callFigure("GET offers, no session", calls.getNewOffers, { aim: OFFERS_AIM }),
          callFigure("GET offers, in a visitor's session", calls.checkSession, {
            bare: "a bare route that reads the session",
            aim: SESSION_AIM,
          }),
          callFigure("POST quote", calls.createOrder, {}),
        ]),
    ...(listening === undefined ? [] : listeningFigures(listening)),
    ...(sound === undefined ? [] : firstSoundFigures(sound)),
    ...(play === undefined ? [] : playFigures(play)),
    ...(players === undefined ? [] : playersFigures(players)),
    ...(signIns === undefined ? [] : [signInsFigure(signIns)]),
    ...(flood === undefined ? [] : [floodFigure(flood)]),
    ...(ingest === undefined ? [] : ingestFigures(ingest)),
    ...(start === undefined ? [] : startFigures(start)),
    ...(page === undefined ? [] : firstOfferFigures(page)),
    ...(visits === undefined ? [] : visitFigures(visits)),
    ...(lighthouse === undefined ? [] : lighthouseFigures(lighthouse)),
  ];
}

function renewalsFigures(renewals: RenewalsResult): Figure[] {
  const { shareOfBare, memoryEarlyInMegabytes, memoryLateInMegabytes } = renewals;
  return [
    {
      what: `${renewals.subscriptions} renewals, one process`,
      ours: `${renewals.renewalsPerSecond} a second (${percent(shareOfBare)})`,
      baseline: `${renewals.bareRenewalsPerSecond} a second, the same writes bare`,
      aim: `${percent(SHARE_AIM)} or more`,
      isReached: shareOfBare >= SHARE_AIM,
    },
    {
      what: "Memory of that process",
      ours: `${memoryLateInMegabytes} MB at the end`,
      baseline: `${memoryEarlyInMegabytes} MB after a tenth`,
      aim: `at most ${MEMORY_AIM} times`,
      isReached: memoryLateInMegabytes <= memoryEarlyInMegabytes * MEMORY_AIM,
    },
  ];
}

function startFigures({ postgres, embedded, everythingAgain, bare }: StartResult): Figure[] {
  const ready = (what: string, { readyInMilliseconds }: Started, aimInMilliseconds: number): Figure => ({
    what,
    ours: `${readyInMilliseconds} ms`,
    baseline: `${bare.readyInMilliseconds} ms, a bare process`,
    aim: `at most ${aimInMilliseconds} ms`,
    isReached: readyInMilliseconds <= aimInMilliseconds,
  });
  const idle = (what: string, { idleInMegabytes }: Started, aimInMegabytes: number): Figure => ({
    what,
    ours: `${idleInMegabytes} MB`,
    baseline: `${bare.idleInMegabytes} MB, a bare process`,
    aim: `at most ${aimInMegabytes} MB`,
    isReached: idleInMegabytes <= aimInMegabytes,
  });
  return [
    ready("Start of a node on PostgreSQL", postgres, 1_100),
    ready("Start of a node on the embedded database", embedded, 2_000),
    ready("npm start again, to the first page", everythingAgain, 4_000),
    idle("Memory of an idle node on PostgreSQL", postgres, 200),
    idle("Memory of an idle node on the embedded database", embedded, 350),
  ];
}

function callFigure(
  what: string,
  { ours, bare, shareOfBare, answerInBytes }: ComparedCall,
  { bare: heldAgainst = "a bare route", aim }: { bare?: string; aim?: number },
): Figure {
  return {
    what: `${what} (${answerInBytes} bytes)`,
    ours: `${ours.callsPerSecond} a second (${percent(shareOfBare)}), ${ours.cpuMillisecondsPerCall} ms each`,
    baseline: `${bare.callsPerSecond} a second, ${bare.cpuMillisecondsPerCall} ms each, ${heldAgainst}`,
    ...(aim !== undefined && { aim: `${percent(aim)} or more`, isReached: shareOfBare >= aim }),
  };
}
