import type { Consents } from "#modules/consents/index.ts";
import type { Radios } from "#modules/radios/index.ts";
import type { Subscriptions } from "#modules/subscriptions/index.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Uplink } from "#providers/uplink/uplink.ts";
import { type ActivateRadio, createActivateRadio } from "./activate-radio.ts";
import { type AlignRadio, createAlignRadio, createFindEntitlement } from "./align-radio.ts";
import { createCarousel } from "./carousel.ts";
import { createRefreshDevice } from "./refresh-device.ts";
import { createRefreshTextsRepository } from "./refresh-texts-repository.ts";
import { createSignalHandlers, type SignalHandlers } from "./routes.ts";
import { createSendRefreshInstruction, refreshTextsEnd } from "./send-refresh-instruction.ts";
import { createSendSilences } from "./send-silences.ts";
import { createSilencesRepository } from "./silences-repository.ts";
import { createSignalRepository, type SignalRepository } from "./signal-repository.ts";

/** How long support may look up what was sent. */
const SHOWN_FOR = { hours: 30 * 24 } as const;

/** What is sent to radios over the satellites. */
export interface Signal extends Module {
  handlers: SignalHandlers;
  activate: ActivateRadio;
  /** Has a radio play or be silent as its plan is now. */
  align: AlignRadio;
  /** The same of all radios that a person's plans are heard on. */
  alignAllOf(identityId: string): Promise<void>;
  /** What was sent last to each of some radios, of the last thirty days. */
  listNewest: SignalRepository["listNewest"];
  /** Takes all that is being sent one step on. */
  turn(): Promise<void>;
}

export interface SignalNeeds {
  uplink: Uplink;
  consents: Pick<Consents, "contactSubject" | "stateNow">;
  radios: Pick<Radios, "find" | "found" | "listOf">;
  subscriptions: Pick<Subscriptions, "find">;
}

export function createSignal(platform: Platform, needs: SignalNeeds): Signal {
  const { clock, database, jobs, limits, secrets } = platform;
  const { uplink, consents, radios, subscriptions } = needs;
  const repository = createSignalRepository(database);
  const texts = createRefreshTextsRepository(database);
  const silences = createSilencesRepository(database);
  const carousel = createCarousel({ repository, silences, uplink, clock });
  const findEntitlement = createFindEntitlement(subscriptions);
  const kept = { database, repository, silences, radios, findEntitlement, uplink, clock };
  const activate = createActivateRadio(kept);
  const align = createAlignRadio({ ...kept, activate });
  const sendSilences = createSendSilences({ ...kept, activate });
  return {
    handlers: createSignalHandlers({
      repository,
      limits,
      refreshDevice: createRefreshDevice({ ...kept, subscriptions, carousel }),
      sendRefreshInstruction: createSendRefreshInstruction({
        texts,
        radios,
        consents,
        limits,
        secrets,
        clock,
        sendMessage: (message) => jobs.send("send-message", message),
      }),
    }),
    activate,
    align,
    alignAllOf: async (identityId) => {
      for (const { radio } of await radios.listOf(identityId)) await align(radio.radioId, null);
    },
    listNewest: repository.listNewest,
    turn: async () => {
      await carousel.turn();
      await sendSilences();
    },
    removeExpired: async () => {
      const now = clock.realNow();
      await repository.removeOlder(now.subtract(SHOWN_FOR));
      await texts.removeOlder(refreshTextsEnd(now));
    },
  };
}
