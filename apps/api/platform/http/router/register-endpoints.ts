import { baseUrlOf, type Endpoint, endpointTable, type Grant, LegacyError } from "@skywave/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { Problem } from "@skywave/contract";
import type { Idempotency } from "../../idempotency/idempotency.ts";
import { type Outcome, refuse } from "../../outcome.ts";
import type { PersonalTime } from "../../personal-time.ts";
import type { CallerByGrant, TokenReader } from "../caller.ts";
import { checkAccess } from "../access/check-access.ts";
import { compressPublicAnswers } from "../compress-public-answers.ts";
import { cookieJarOf, type CookiePolicy } from "../cookie-jar.ts";
import type { EndpointSwitches } from "../endpoint-switches.ts";
import { serializeLastingOnce } from "../lasting-answers.ts";
import { type AllHandlers, type CallContext, LEGACY_SESSION_COOKIE } from "../handlers.ts";
import { answerError, answerRefusal } from "../problem-answer.ts";
import { decompressBody } from "./decompress-body.ts";
import { refuseOtherMethods } from "./refuse-other-methods.ts";
import { registerCardNumberGuard } from "../guards/card-number-guard.ts";
import { registerWriteGuard } from "../guards/write-guard.ts";

export interface EndpointDependencies {
  handlers: AllHandlers;
  tokens: TokenReader;
  switches: EndpointSwitches;
  idempotency: Idempotency;
  personalTime: PersonalTime;
  cookiePolicy: CookiePolicy;
  /** Where customers reach the app; absent, a page is ours when it comes from where the request goes. */
  publicUrl: string | undefined;
  /** Names the header in which the operator's proxy tells the visitor's state or province. */
  regionHeader: string | undefined;
}

/** Reads that ask for no grant at all. */
const PUBLIC_READS = new Set(
  Object.values(endpointTable)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .filter(({ method, grant }) => method === "GET" && grant === "none")
    .map(({ name }) => name),
);

type AnyHandler = (request: object, context: CallContext<unknown>) => Promise<Outcome<unknown>>;

const IDEMPOTENCY_KEY = /^[\w:.-]{8,120}$/;

const serializeOnce: typeof serializerCompiler = (route) => serializeLastingOnce(serializerCompiler(route));

/** Makes one route of each row of the endpoint table whose domain stands below a base. */
export function registerEndpoints(
  api: FastifyInstance,
  baseUrl: ReturnType<typeof baseUrlOf>,
  dependencies: EndpointDependencies,
): void {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializeOnce);
  registerWriteGuard(api, dependencies);
  registerCardNumberGuard(api);
  compressPublicAnswers(api, (name) => PUBLIC_READS.has(name));
  const isLegacy = baseUrl === "/services";
  api.setNotFoundHandler((request, reply) => answerRefusal(request, reply, refuse("NOT_FOUND")));
  const here = Object.entries(endpointTable).filter(([domain]) => baseUrlOf(domain) === baseUrl);
  refuseOtherMethods(
    api,
    here.flatMap(([, endpoints]): Endpoint[] => Object.values(endpoints)),
    isLegacy,
  );
  for (const [domain, endpoints] of here) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      // The handlers' type proves that each row has its handler with matching input; a loop can't carry that proof.
      const handler = Reflect.get(Reflect.get(dependencies.handlers, domain), name) as AnyHandler;
      api.route({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
        schema: schemaOf(endpoint),
        config: {
          isLegacy,
          ...(endpoint.cardLikeFields && { cardLikeFields: endpoint.cardLikeFields }),
          ...(endpoint.unshownFields && { unshownFields: endpoint.unshownFields }),
          ...(endpoint.isNeverRefused && { isScrubbed: true }),
        },
        ...bodyOptionsOf(endpoint),
        ...(endpoint.isNeverRefused && { errorHandler: dropUnreadable }),
        preValidation: (request, reply) => admit(endpoint, { dependencies, request, reply }),
        handler: (request, reply) => serve(endpoint, handler, { dependencies, request, reply }),
      });
    }
  }
}

function bodyOptionsOf({ bodyLimitInBytes: bodyLimit, takesCompressedBody }: Endpoint) {
  if (bodyLimit === undefined) return {};
  return takesCompressedBody ? { bodyLimit, preParsing: decompressBody(bodyLimit) } : { bodyLimit };
}

interface Call {
  dependencies: EndpointDependencies;
  request: FastifyRequest;
  reply: FastifyReply;
}

const callers = new WeakMap<FastifyRequest, CallerByGrant[Grant]>();

/** Who may not call learns that first, whatever else is wrong with the call. */
async function admit(endpoint: Endpoint, { dependencies, request, reply }: Call): Promise<unknown> {
  const isEnabled = dependencies.switches.isEnabled(endpoint);
  const access = isEnabled
    ? await checkAccess(endpoint, request, {
        tokens: dependencies.tokens,
        legacySecret: legacySecretOf({ dependencies, request, reply }),
      })
    : refuse("ENDPOINT_DISABLED");
  if (!access.ok) return answerRefusal(request, reply.header("cache-control", "no-store"), access);
  callers.set(request, access.data);
  return undefined;
}

/** A header that is there and says nothing good is no reason to look for a cookie. */
function legacySecretOf({ dependencies, request, reply }: Call): string | undefined {
  if (request.routeOptions.config.isLegacy !== true || request.headers.authorization !== undefined)
    return undefined;
  return cookieJarOf(request, reply, dependencies.cookiePolicy).get(LEGACY_SESSION_COOKIE);
}

async function serve(endpoint: Endpoint, handler: AnyHandler, call: Call): Promise<FastifyReply> {
  const outcome = await perform(endpoint, handler, call);
  const { request, reply } = call;
  void reply.header("cache-control", "no-store");
  if (!outcome.ok) return answerRefusal(request, reply, outcome);
  if (outcome.data === undefined) return reply.status(204).send();
  return reply.status(endpoint.success ?? 200).send(outcome.data);
}

async function perform(endpoint: Endpoint, handler: AnyHandler, call: Call): Promise<Outcome<unknown>> {
  const { dependencies, request, reply } = call;
  const caller = callers.get(request);
  const key = request.headers["idempotency-key"];
  if (key !== undefined && (typeof key !== "string" || !IDEMPOTENCY_KEY.test(key))) {
    return refuse("INVALID_PAYLOAD", { invalidFields: [{ field: "Idempotency-Key", code: "format" }] });
  }
  const input = { params: request.params, query: request.query, body: request.body ?? {} };
  const context = {
    caller,
    ipAddress: request.ip,
    traceId: request.id,
    host: request.headers.host ?? "",
    origin: request.headers.origin,
    proxyRegion: proxyRegionOf(request, dependencies.regionHeader),
    idempotencyKey: key,
    cookies: cookieJarOf(request, reply, dependencies.cookiePolicy),
  };
  const work = () => dependencies.personalTime.run(identityOf(caller), () => handler(input, context));
  if (key === undefined || !endpoint.isIdempotentByKey || endpoint.isIdempotentByNature) return work();
  const owner = ownerOf(caller);
  return dependencies.idempotency.once(
    { owner, key, content: `${endpoint.name}\n${JSON.stringify(input)}` },
    work,
  );
}

function proxyRegionOf({ headers }: FastifyRequest, name: string | undefined): string | undefined {
  const value = name === undefined ? undefined : headers[name];
  return typeof value === "string" ? value : undefined;
}

/** What cannot be read is dropped; a surprise of ours is told as anywhere else. */
function dropUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isUnreadable = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  void (isUnreadable ? reply.status(204).send() : answerError(error, request, reply));
}

/** A key belongs to the person, or to the visitor's session: nobody else can read an answer by guessing it. */
function ownerOf(caller: unknown): string {
  const identityId = identityOf(caller);
  if (identityId !== null) return identityId;
  const isVisitor = typeof caller === "object" && caller !== null && "sessionId" in caller;
  return isVisitor && typeof caller.sessionId === "string" ? caller.sessionId : "anybody";
}

function identityOf(caller: unknown): string | null {
  const isPerson = typeof caller === "object" && caller !== null && "identityId" in caller;
  return isPerson && typeof caller.identityId === "string" ? caller.identityId : null;
}

function schemaOf(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    tags: [endpoint.domain],
    summary: endpoint.summary,
    description: `Grant: ${endpoint.grant}. Refusals: ${endpoint.refusals.join(", ") || "none of its own"}.`,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      ...(endpoint.response && { [endpoint.success ?? 200]: endpoint.response }),
      "4xx": baseUrlOf(endpoint.domain) === "/services" ? LegacyError : Problem,
    },
  };
}
