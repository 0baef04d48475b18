import type { Grant } from "@skywave/contract";
import type { CallResult, Failure } from "./call-result.ts";
import type { SessionKeeper } from "../session/session-keeper.ts";
import type { SessionStore } from "../session/store/session-store.ts";
import { isPast, type StoredSession } from "../session/store/stored-session.ts";
import { type ConvergenceToken, isConvergenceRefused } from "./convergence-token.ts";
import type { Delivery, Sender } from "./send.ts";

type SessionGrant = Extract<Grant, "access" | "authenticated" | "optional">;

interface CallWithSessionParts {
  sender: Sender;
  keeper: SessionKeeper;
  store: SessionStore;
  convergence: ConvergenceToken;
  now: () => number;
}

/** Refusals of who somebody is, which no fresh token would change. */
const NEVER_REFRESHED: readonly string[] = [
  "userServices.identity.invalidCredentials",
  "userServices.identity.locked",
  "tokenServicesTeam.sessionService.authorization-pending",
];

/**
 * Sends a call with the session's token. A token that the server refuses is replaced once, together with all
 * other calls that were refused meanwhile, and the call made once more.
 */
export async function callWithSession<T>(
  parts: CallWithSessionParts,
  grant: SessionGrant,
  delivery: Delivery,
): Promise<CallResult<T>> {
  const { sender, keeper, store, convergence, now } = parts;
  const isOptional = grant === "optional";
  const held = isOptional ? heldSession(store, now()) : await keeper.ensure();
  if (!held) return sender.send<T>(delivery);
  const refused = refusalOf(held, grant);
  if (refused) return { ok: false, failure: refused };

  const converging = convergence.current();
  const first = await sendWith(held);
  const isStale =
    !first.ok &&
    (isTokenRefused(first.failure) ||
      (isConvergenceRefused(first.failure) && convergence.giveUp(converging)));
  if (!isStale || !held.ok) return first;
  const fresh = await keeper.replace(held.data.session.accessToken);
  if (isOptional && !fresh.ok) return sender.send<T>(delivery);
  const refusedAgain = refusalOf(fresh, grant);
  if (refusedAgain) return { ok: false, failure: refusedAgain };
  const second = await sendWith(fresh);
  if (second.ok || !isTokenRefused(second.failure)) return second;
  return { ok: false, failure: asSessionRefusal(second.failure) };

  function sendWith(session: CallResult<StoredSession>): Promise<CallResult<T>> {
    return sender.send<T>({ ...delivery, bearer: session.ok ? session.data.session.accessToken : undefined });
  }
}

/** A visitor's public calls use a token that is at hand; they do not wait for one. */
function heldSession(store: SessionStore, now: number): CallResult<StoredSession> | undefined {
  const stored = store.read();
  if (!stored || isPast(stored.session.accessTokenExpiresAt, now)) return undefined;
  return { ok: true, data: stored };
}

function refusalOf(held: CallResult<StoredSession>, grant: SessionGrant): Failure | undefined {
  if (!held.ok) return asSessionRefusal(held.failure);
  const isEnough = grant !== "authenticated" || held.data.session.sessionType === "authenticated";
  return isEnough ? undefined : { kind: "sessionRefused", code: "UNAUTHORIZED", canRetryHelp: false };
}

function isTokenRefused(failure: Failure): boolean {
  return (
    failure.kind === "serverRefused" && failure.status === 401 && !NEVER_REFRESHED.includes(failure.code)
  );
}

/** A refusal of the session itself, told apart from a refusal of the call; lost networks stay what they are. */
function asSessionRefusal(failure: Failure): Failure {
  const isRefusal = failure.kind === "serverRefused" && (failure.status === 401 || failure.status === 403);
  if (!isRefusal) return failure;
  const { code, propKey } = failure;
  return {
    kind: "sessionRefused",
    code,
    ...(propKey === undefined ? {} : { propKey }),
    canRetryHelp: false,
  };
}
