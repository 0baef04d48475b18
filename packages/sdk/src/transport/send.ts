import type { CallResult } from "./call-result.ts";
import type { LogicalClock } from "../clock/logical-clock.ts";
import { buildAddress, type CallParts } from "../endpoints/build-address.ts";
import type { ConfiguredEndpoint } from "../endpoints/find-endpoint.ts";
import { RANDOM_ID_LENGTH } from "../identifiers/random-id-length.ts";
import type { CancelSignal, Platform } from "../platform/platform.ts";
import type { WireAnswer, WireRequest } from "../platform/wire.ts";
import type { ConvergenceToken } from "./convergence-token.ts";
import { decideRetry } from "./decide-retry.ts";
import { isHeaderSafe } from "../wire/is-header-safe.ts";
import { readAnswer } from "./read-answer.ts";
import { createSharedAnswer } from "./shared-answer.ts";

export interface Delivery {
  endpoint: ConfiguredEndpoint;
  parts: CallParts;
  /** Carried as `Authorization: Bearer`. */
  bearer?: string | undefined;
  /** A plain read that a preload or a shared cache may answer: no headers of ours. */
  isPublic: boolean;
  idempotencyKey?: string | undefined;
  signal?: CancelSignal | undefined;
  outlivesPage?: boolean | undefined;
  /** A good answer also serves the next who asks the same, right afterwards. */
  isShared?: boolean | undefined;
  /** For all attempts together; the endpoint's own if not given. */
  timeoutInMilliseconds?: number | undefined;
}

export interface Sender {
  send<T>(delivery: Delivery): Promise<CallResult<T>>;
}

interface SenderParts {
  platform: Platform;
  logicalClock: LogicalClock;
  convergence: ConvergenceToken;
  isTest: boolean;
  isPreview: boolean;
}

/** In milliseconds: a network that is back by then is not missed, and whoever waits is told soon that there is none. */
const OFFLINE_PATIENCE = 1_500;

/** Sends one call, again where the retry rule allows it, and reads the answer. */
export function createSender(sender: SenderParts): Sender {
  const { platform, logicalClock, convergence, isTest, isPreview } = sender;
  const shared = createSharedAnswer(platform.monotonicNow);
  async function headersOf(delivery: Delivery, traceId: string): Promise<Record<string, string>> {
    const { endpoint, parts, bearer, idempotencyKey } = delivery;
    const saysJson = parts.body !== undefined || endpoint.method === "DELETE";
    const convergenceToken = bearer === undefined ? undefined : convergence.current();
    return {
      Accept: "application/json",
      "sxm-trace-id": traceId,
      "x-sxm-clock": (await logicalClock.tick()).join(),
      ...(isTest ? { "x-sxm-test": "true" } : {}),
      ...(isPreview ? { "x-sxm-preview": "true" } : {}),
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(convergenceToken === undefined ? {} : { "x-sxm-convergence-token": convergenceToken }),
      ...(idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey }),
      ...(saysJson ? { "Content-Type": "application/json" } : {}),
    };
  }

  async function attemptUntil(
    deadline: number,
    delivery: Delivery,
    request: Omit<WireRequest, "timeoutInMilliseconds">,
  ): Promise<WireAnswer> {
    const { retry } = delivery.endpoint;
    for (let attempt = 0; ; attempt += 1) {
      const left = deadline - platform.monotonicNow();
      const answer = await platform.transmit({ ...request, timeoutInMilliseconds: left });
      const delay = decideRetry({
        method: request.method,
        hasIdempotencyKey: delivery.idempotencyKey !== undefined,
        answer,
        attempt,
        retry,
        random: platform.random(),
      });
      if (delay === undefined || platform.monotonicNow() + delay >= deadline) return answer;
      const isOffline = answer.kind === "lost" && !platform.network.isOnline();
      if (isOffline && attempt > 0) return answer;
      await platform.delay(isOffline ? Math.min(delay, OFFLINE_PATIENCE) : delay, request.signal);
    }
  }

  return {
    async send<T>(delivery: Delivery) {
      const { endpoint, parts, bearer, isPublic, signal, outlivesPage } = delivery;
      const traceId = platform.randomId(RANDOM_ID_LENGTH);
      const url = buildAddress(endpoint, parts);
      const isRead = endpoint.method === "GET";
      const question = `${bearer} ${url}`;
      if (!isRead) shared.forget();
      const known = shared.take(question);
      if (known !== undefined) return readAnswer<T>(known, { traceId, now: platform.systemNow() });
      const timeout = delivery.timeoutInMilliseconds ?? endpoint.timeoutInMilliseconds;
      const deadline = platform.monotonicNow() + timeout;
      const answer = await attemptUntil(deadline, delivery, {
        method: endpoint.method,
        url,
        headers: isPublic && isRead ? {} : await headersOf(delivery, traceId),
        // What anybody reads is the same for everybody; all else may set a cookie, or end one.
        withCredentials: !(isPublic && isRead),
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        ...(signal === undefined ? {} : { signal }),
        ...(outlivesPage === undefined ? {} : { outlivesPage }),
      });
      const token = answer.kind === "answered" ? answer.convergenceToken : undefined;
      if (isHeaderSafe(token)) convergence.keep(token);
      const result = readAnswer<T>(answer, { traceId, now: platform.systemNow() });
      if (delivery.isShared && result.ok) shared.keep(question, answer);
      return result;
    },
  };
}
