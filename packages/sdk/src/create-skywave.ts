import type { CallInput, CallOutput, Domain, EndpointName } from "@skywave/contract";
import type { CallResult } from "./call-result.ts";
import { createLogicalClock } from "./clock/logical-clock.ts";
import { createServerClock } from "./clock/server-clock.ts";
import { createDeviceGrants } from "./device-grant/obtain-device-grant.ts";
import { buildDelivery } from "./endpoints/build-delivery.ts";
import { findEndpoint } from "./endpoints/find-endpoint.ts";
import { grantOf } from "./endpoints/grants.ts";
import { createConfigurationLoader } from "./endpoints/create-configuration-loader.ts";
import type { Platform } from "./platform/platform.ts";
import { createSession } from "./session/create-session.ts";
import { followTabs } from "./session/follow-tabs.ts";
import { createSessionEvents } from "./session/session-events.ts";
import { createSessionKeeper } from "./session/session-keeper.ts";
import type { SessionParts } from "./session/session-parts.ts";
import { createSessionStore } from "./session/session-store.ts";
import type { CallOptions, Skywave, SkywaveOptions } from "./skywave.ts";
import { callWithSession } from "./transport/call-with-session.ts";
import type { DirectCall } from "./transport/direct-call.ts";
import { createSender } from "./transport/send.ts";

const KEY_LENGTH = 20;

/** The client, on any platform. Nothing is sent before `start` or the first call. */
export function createSkywave(platform: Platform, options: SkywaveOptions = {}): Skywave {
  const { isTest = false, location } = options;
  const configuration = createConfigurationLoader(platform, options);
  let cookieDomain: string | null = null;
  const domain = () => cookieDomain;
  const sender = createSender({ platform, logicalClock: createLogicalClock(platform, domain), isTest });
  const makeKey = () => platform.randomId(KEY_LENGTH);

  async function endpointOf(domainName: string, name: string) {
    const loaded = await configuration();
    cookieDomain = loaded.settings.cookieDomain;
    return findEndpoint(loaded, domainName, name);
  }

  const callDirectly: DirectCall = async (domainName, name, input) => {
    const endpoint = await endpointOf(domainName, name);
    const isPublic = grantOf(name) === "none";
    return sender.send({
      ...buildDelivery({ endpoint, input, options: {}, isPublic, makeKey }),
      bearer: input.bearer,
    });
  };

  const clock = createServerClock({ platform, call: callDirectly, configuration });
  const now = clock.now;
  const store = createSessionStore(platform, now, domain);
  const events = createSessionEvents();
  const shared = { platform, now, call: callDirectly, configuration };
  const deviceGrants = createDeviceGrants({ ...shared, domain });
  const parts: SessionParts = { ...shared, deviceGrants, store, events, location, isTest };
  const keeper = createSessionKeeper(parts);
  let isFollowing = false;

  const call: Skywave["call"] = async <D extends Domain, N extends EndpointName<D>>(
    ...[domainName, name, input, callOptions = {}]: [D, N, CallInput<D, N>, CallOptions?]
  ): Promise<CallResult<CallOutput<D, N>>> => {
    const grant = grantOf(name);
    const endpoint = await endpointOf(domainName, name);
    const isPublic = grant === "none";
    const delivery = buildDelivery({ endpoint, input, options: callOptions, isPublic, makeKey });
    switch (grant) {
      case "access":
      case "authenticated":
      case "optional":
        return callWithSession({ sender, keeper, store, now }, grant, delivery);
      case "identity":
        return sender.send({ ...delivery, bearer: callOptions.identityGrant });
      case "none":
      case "device":
      case "refresh":
        return sender.send(delivery);
    }
  };

  return {
    call,
    configuration,
    clock,
    session: createSession(parts, keeper),
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
      } catch (cause) {
        platform.log({ level: "error", message: "The start failed", details: { cause } });
        throw cause;
      }
    },
  };
}
