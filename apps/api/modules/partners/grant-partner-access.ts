import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { PartnerGateway } from "#providers/partners/partner-gateway.ts";
import type { PartnersRepository } from "./partners-repository.ts";

export type GrantPartnerAccess = (
  deviceId: string,
) => Promise<Outcome<{ granted: boolean; until: string | null }>>;

/** Lets a device in that a partner has paid for; what was granted once holds while the partner does not answer. */
export function createGrantPartnerAccess(dependencies: {
  repository: PartnersRepository;
  partners: PartnerGateway;
  clock: Clock;
}): GrantPartnerAccess {
  const { repository, partners, clock } = dependencies;
  const isAhead = (until: Temporal.Instant) => Temporal.Instant.compare(clock.now(), until) < 0;

  return async (deviceId) => {
    const outcome = await partners.findDeviceAccess(deviceId);
    switch (outcome.kind) {
      case "granted":
        await repository.saveDevice(deviceId, outcome.until);
        return done(
          isAhead(outcome.until)
            ? { granted: true, until: outcome.until.toString() }
            : { granted: false, until: null },
        );
      case "notGranted":
        return done({ granted: false, until: null });
      case "unavailable": {
        const known = await repository.findDevice(deviceId);
        return known !== undefined && isAhead(known)
          ? done({ granted: true, until: known.toString() })
          : refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: 5, cause: outcome.cause });
      }
    }
  };
}
