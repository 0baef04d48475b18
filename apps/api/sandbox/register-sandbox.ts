import { type Endpoint, endpointTable } from "@skywave/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SoundLibrary } from "#modules/listening/index.ts";
import type { EndpointSwitches } from "#platform/http/endpoint-switches.ts";
import { answerRefusal } from "#platform/http/problem-answer.ts";
import { registerWriteGuard } from "#platform/http/guards/write-guard.ts";
import { refuse } from "#platform/outcome.ts";
import type { Inbox } from "#providers/mail/inbox-repository.ts";
import { personasFor } from "./personas-for.ts";
import type { SandboxClock } from "./sandbox-clock.ts";
import type { SandboxFaults } from "./sandbox-faults.ts";
import { isFlagName, type SandboxFlags } from "./sandbox-flags.ts";

/** Whose clock; everybody's where it is left out. */
const Whose = z.object({ who: z.string().optional() });
const ClockMove = z.union([
  z.strictObject({ advance: z.string(), ...Whose.shape }),
  z.strictObject({ set: z.string(), ...Whose.shape }),
  z.strictObject({ reset: z.literal(true), ...Whose.shape }),
]);

export interface Sandbox {
  clock: SandboxClock;
  flags: SandboxFlags;
  faults: SandboxFaults;
  inbox: Inbox;
  /** Who an address or name belongs to. */
  findPerson: (handle: string) => Promise<string | undefined>;
  switches: EndpointSwitches;
  publicUrl: string | undefined;
}

const InboxQuery = z.object({ to: z.string().optional(), search: z.string().optional() });
const FlagChange = z.object({ name: z.string(), isOn: z.boolean() });
const EndpointChange = z.object({ domain: z.string(), name: z.string(), enabled: z.boolean() });
const FaultChange = z.object({ name: z.string(), isActive: z.boolean() });

/** The sandbox's JSON under /sandbox/api. Never registered in production. */
export function registerSandbox(
  app: FastifyInstance,
  sandbox: Sandbox,
  soundLibrary: Pick<SoundLibrary, "progress">,
): void {
  registerWriteGuard(app, sandbox);
  app.addHook("onRoute", (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  const { flags, faults, inbox, switches } = sandbox;

  app.get("/personas", (request) => personasFor(request.headers.host ?? "localhost"));
  app.get("/inbox", async (request) => {
    const messages = await inbox.list(InboxQuery.parse(request.query));
    return { messages: messages.map((message) => ({ ...message, sentAt: message.sentAt.toString() })) };
  });

  app.get("/sound-library", () => ({ progress: soundLibrary.progress() ?? null }));

  registerClock(app, sandbox);

  app.get("/flags", async () => ({ flags: await flags.list() }));
  app.put("/flags", async (request, reply) => {
    const change = FlagChange.safeParse(request.body);
    if (!change.success || !isFlagName(change.data.name))
      return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    await flags.set(change.data.name, change.data.isOn);
    return { flags: await flags.list() };
  });

  app.get("/endpoints", () => ({ endpoints: listEndpoints(switches) }));
  app.put("/endpoints", async (request, reply) => {
    const change = EndpointChange.safeParse(request.body);
    const known =
      change.success &&
      allEndpoints().find((row) => row.domain === change.data.domain && row.name === change.data.name);
    if (!change.success || !known) return answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
    switches.set(known, change.data.enabled);
    return { endpoints: listEndpoints(switches) };
  });

  app.get("/faults", () => ({ faults: faults.list() }));
  app.put("/faults", async (request, reply) => {
    const change = FaultChange.safeParse(request.body);
    const isKnown = change.success && (await faults.set(change.data.name, change.data.isActive));
    return isKnown ? { faults: faults.list() } : answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));
  });
}

function allEndpoints(): Endpoint[] {
  return Object.values(endpointTable).flatMap((endpoints) => Object.values<Endpoint>(endpoints));
}

function listEndpoints(switches: EndpointSwitches) {
  return allEndpoints().map((endpoint) => ({
    domain: endpoint.domain,
    name: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    enabled: switches.isEnabled(endpoint),
  }));
}

/** Shows and moves business time: everybody's, or that of the person named as `who`. */
function registerClock(app: FastifyInstance, { clock, findPerson }: Sandbox): void {
  /** Undefined for somebody whom nobody knows. */
  const readWhose = async (given: unknown): Promise<{ identityId: string | undefined } | undefined> => {
    const whose = Whose.safeParse(given);
    if (!whose.success) return undefined;
    if (whose.data.who === undefined) return { identityId: undefined };
    const identityId = await findPerson(whose.data.who);
    return identityId === undefined ? undefined : { identityId };
  };
  const refuseBadClock = (request: FastifyRequest, reply: FastifyReply) =>
    answerRefusal(request, reply, refuse("INVALID_PAYLOAD"));

  app.get("/clock", async (request, reply) => {
    const whose = await readWhose(request.query);
    return whose === undefined ? refuseBadClock(request, reply) : clock.show(whose.identityId);
  });
  app.post("/clock", async (request, reply) => {
    const [whose, move] = [await readWhose(request.body), ClockMove.safeParse(request.body)];
    if (whose === undefined || !move.success) return refuseBadClock(request, reply);
    return (await clock.move(move.data, whose.identityId)) ?? refuseBadClock(request, reply);
  });
}
