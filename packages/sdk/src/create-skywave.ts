import { createLogicalClock } from "./clock/logical-clock.ts";
import { createServerClock } from "./clock/server-clock.ts";
import { createDeviceGrants } from "./device-grant/obtain-device-grant.ts";
import { buildDelivery } from "./endpoints/build-delivery.ts";
import { createConfigurationLoader } from "./endpoints/create-configuration-loader.ts";
import { findEndpoint } from "./endpoints/find-endpoint.ts";
import { createEvents } from "./events/create-events.ts";
import { createIdentifiers } from "./identifiers/create-identifiers.ts";
import { RANDOM_ID_LENGTH } from "./identifiers/random-id-length.ts";
import type { Platform } from "./platform/platform.ts";
import { createPrivacy } from "./privacy/create-privacy.ts";
import { createRecords } from "./records/create-records.ts";
import { createSession } from "./session/create-session.ts";
import { followTabs } from "./session/follow-tabs.ts";
import { createSessionEvents } from "./session/session-events.ts";
import { createSessionKeeper } from "./session/session-keeper.ts";
import type { SessionParts } from "./session/session-parts.ts";
import { createSessionStore } from "./session/store/session-store.ts";
import type { Skywave, SkywaveOptions } from "./skywave.ts";
import { createConvergenceToken } from "./transport/convergence-token.ts";
import { createCaller } from "./transport/create-caller.ts";
import type { DirectCall } from "./transport/direct-call.ts";
import { createSender } from "./transport/send.ts";

/** The client, on any platform. Nothing is sent before `start` or the first call. */
export function createSkywave(platform: Platform, options: SkywaveOptions = {}): Skywave {
  const { isTest = false, isPreview = false, location } = options;
  let cookieDomain: string | null = null;
  const domain = () => cookieDomain;
  const load = createConfigurationLoader(platform, options);
  const configuration = async () => {
    const loaded = await load();
    cookieDomain = loaded.settings.cookieDomain;
    return loaded;
  };
  const convergence = createConvergenceToken(platform.storage);
  const logicalClock = createLogicalClock(platform, domain);
  const sender = createSender({ platform, logicalClock, convergence, isTest, isPreview });
  const makeKey = () => platform.randomId(RANDOM_ID_LENGTH);

  const callDirectly: DirectCall = async (domainName, name, input) => {
    const { bearer, timeoutInMilliseconds, isShared } = input;
    const endpoint = findEndpoint(await configuration(), domainName, name);
    const own = timeoutInMilliseconds === undefined ? {} : { timeoutInMilliseconds };
    return sender.send({
      ...buildDelivery({ endpoint, input, options: own, makeKey }),
      bearer,
      isShared,
    });
  };

  const clock = createServerClock({
    platform,
    call: callDirectly,
    configuration,
    onUpdated: () => events.clockUpdated(),
  });
  const now = clock.now;
  const store = createSessionStore(platform, now, domain);
  const sessionEvents = createSessionEvents();
  const shared = { platform, now, call: callDirectly, configuration };
  const deviceGrants = createDeviceGrants({ ...shared, domain });
  const parts: SessionParts = { ...shared, deviceGrants, store, events: sessionEvents, location, isTest };
  const keeper = createSessionKeeper(parts);
  const session = createSession(parts, keeper);
  const call = createCaller({ sender, keeper, session, store, convergence, now, configuration, makeKey });
  const events = createEvents({ platform, clock, logicalClock, store, sessionEvents, call, isTest });
  const privacy = createPrivacy({ platform, session, call });
  const records = createRecords({ platform, session, call });
  sessionEvents.on(({ type }) => {
    if (type !== "started") return;
    convergence.startOver();
    clock.reconsider();
  });
  let isFollowing = false;

  return {
    call,
    configuration,
    clock,
    session,
    events: { user: events.user, playback: events.playback, flush: events.flush },
    privacy,
    records,
    identifiers: createIdentifiers(platform),
    async inspect() {
      const { inspect } = await import("./inspect.ts");
      return inspect({ store, deviceGrants, clock, events });
    },
    delay: (milliseconds, signal) => platform.delay(milliseconds, signal),
    log: (entry) => platform.log(entry),
    async start() {
      clock.follow();
      try {
        await configuration();
        if (!isFollowing) followTabs(parts);
        isFollowing = true;
        const started = await keeper.ensure();
        if (!started.ok) throw new Error("No session could be started", { cause: started.failure });
        events.launch();
      } catch (cause) {
        platform.log({ level: "error", message: "The start failed", details: { cause } });
        throw cause;
      }
    },
  };
}
