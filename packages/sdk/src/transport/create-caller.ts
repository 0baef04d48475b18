import type { CallInput, CallOutput, Domain, EndpointName } from "@skywave/contract";
import type { Configuration } from "@skywave/contract/configuration/get-configuration";
import type { CallResult } from "./call-result.ts";
import { buildDelivery } from "../endpoints/build-delivery.ts";
import { findEndpoint } from "../endpoints/find-endpoint.ts";
import type { Session } from "../session/session.ts";
import type { SessionKeeper } from "../session/session-keeper.ts";
import type { SessionStore } from "../session/store/session-store.ts";
import type { CallOptions, Skywave } from "../skywave.ts";
import { callWithSession } from "./call-with-session.ts";
import type { ConvergenceToken } from "./convergence-token.ts";
import type { Sender } from "./send.ts";

interface CallerParts {
  sender: Sender;
  keeper: SessionKeeper;
  session: Session;
  store: SessionStore;
  convergence: ConvergenceToken;
  now: () => number;
  configuration: () => Promise<Configuration>;
  /** Makes the key of a call that needs one and was given none. */
  makeKey: () => string;
}

/** Makes somebody new, which nobody can do while signed in as somebody else. */
const MAKES_AN_IDENTITY = /^create(?:V2)?$/;

/** Makes calls with whatever grant each of them needs. */
export function createCaller(parts: CallerParts): Skywave["call"] {
  const { sender, keeper, session, configuration, makeKey } = parts;
  return async <D extends Domain, N extends EndpointName<D>>(
    ...[domain, name, input, options = {}]: [D, N, CallInput<D, N>, CallOptions?]
  ): Promise<CallResult<CallOutput<D, N>>> => {
    const endpoint = findEndpoint(await configuration(), domain, name);
    const { grant } = endpoint;
    const delivery = buildDelivery({ endpoint, input, options, makeKey });
    // Nobody becomes somebody new while signed in as somebody else.
    if (MAKES_AN_IDENTITY.test(name) && session.current()?.sessionType === "authenticated")
      await session.signOut();
    switch (grant) {
      case "access":
      case "authenticated":
      case "optional":
        return callWithSession(parts, grant, delivery);
      case "identity":
        return sender.send({ ...delivery, bearer: options.identityGrant });
      case "device": {
        const device = await keeper.device();
        return device.ok ? sender.send({ ...delivery, bearer: device.data.grant }) : device;
      }
      case "none":
      case "refresh":
        return sender.send(delivery);
    }
  };
}
