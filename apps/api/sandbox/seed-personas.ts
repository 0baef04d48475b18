import type { Identities } from "#modules/identities/index.ts";
import type { Student } from "#modules/student/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { Clock } from "#platform/clock.ts";
import type { AllHandlers } from "#platform/http/handlers.ts";
import { contextFor, type LivePlan, succeed } from "./starting-points/live-plan.ts";
import { sandboxCaller } from "./starting-points/sandbox-caller.ts";
import { type Persona, PERSONAS, SANDBOX_PASSWORD } from "./personas.ts";

export interface SeedDependencies {
  handlers: AllHandlers;
  identities: Identities;
  clock: Clock;
  livePlan: LivePlan;
  students: Pick<Student, "grant" | "isKnown">;
}

/**
 * Gives each persona its account and plan, by the same calls a person makes. What exists is left alone and what is
 * missing is made, so a start that was killed half-way is finished by the next. One node at a time: two that see the
 * same gap would fill it twice.
 */
export async function seedPersonas(dependencies: SeedDependencies): Promise<void> {
  for (const persona of PERSONAS) {
    if (persona.email === undefined) continue;
    const caller = await accountOf(dependencies, persona, persona.email);
    const { students, identities, clock } = dependencies;
    // Whoever has a password by now was given one, or has chosen their own since.
    const identity = await identities.find(caller.identityId);
    const isWithout = identity?.passwordHash === null;
    if (persona.hasRandomCredentials === true && isWithout)
      await identities.giveRandomCredentials(caller.identityId);
    if (identity?.emailProvedAt === null)
      await identities.change(caller.identityId, { emailProvedAt: clock.realNow() });
    if (persona.phone !== undefined) await identities.change(caller.identityId, { phone: persona.phone });
    if (persona.isStudent === true && !(await students.isKnown(caller.identityId)))
      await students.grant(caller.identityId);
    if (persona.plan !== undefined && !(await hasPlan(dependencies, caller)))
      succeed(await dependencies.livePlan(persona.plan, caller));
  }
}

async function accountOf(
  { handlers, identities }: SeedDependencies,
  persona: Persona,
  email: string,
): Promise<PersonCaller> {
  const visitor = sandboxCaller(`seed-${persona.id}`, { identityId: null, country: persona.country });
  const existing = await identities.findByHandle(email);
  if (existing !== undefined) return { ...visitor, identityId: existing.id };
  const body = {
    emailAddress: email,
    language: persona.language,
    ...(persona.hasPassword === true && { password: SANDBOX_PASSWORD }),
  };
  const { identityId } = succeed(await handlers.user.createV2({ body }, contextFor(visitor)));
  return { ...visitor, identityId };
}

async function hasPlan({ handlers }: SeedDependencies, caller: PersonCaller): Promise<boolean> {
  const { subscriptions } = succeed(await handlers.subscription.listSubscriptions({}, contextFor(caller)));
  return subscriptions.length > 0;
}
