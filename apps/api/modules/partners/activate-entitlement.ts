import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, type Refusal, refuse } from "#platform/outcome.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { Breaker } from "#providers/partners/breaker.ts";
import type { PartnerGateway } from "#providers/partners/partner-gateway.ts";
import type { Entitlement, ListEntitlements } from "./list-entitlements.ts";
import type { EntitlementRow, PartnersRepository } from "./partners-repository.ts";
import { isSignupUrl } from "./is-signup-url.ts";

const SHOWN_FOR_MINUTES = 10;
const RETRY_AFTER_SECONDS = 5;

export type ActivateEntitlement = (identityId: string, id: string) => Promise<Outcome<{ signupUrl: string }>>;

/**
 * Redeems an entitlement at its partner. The partner knows it by our key, so asking again after a lost answer redeems
 * nothing twice; until it has answered, the entitlement stays pending.
 */
export function createActivateEntitlement(dependencies: {
  repository: PartnersRepository;
  listEntitlements: ListEntitlements;
  partners: PartnerGateway;
  breaker: Breaker;
  clock: Clock;
  secrets: Secrets;
  securityLog: SecurityLog;
}): ActivateEntitlement {
  const { repository, listEntitlements, partners, breaker, clock, secrets, securityLog } = dependencies;

  const show = ({ encryptedSignupUrl, shownUntil }: EntitlementRow): Outcome<{ signupUrl: string }> => {
    const isStillShown =
      encryptedSignupUrl !== null &&
      shownUntil !== null &&
      Temporal.Instant.compare(clock.realNow(), shownUntil) < 0;
    return isStillShown
      ? done({ signupUrl: secrets.decrypt(encryptedSignupUrl) })
      : refuse("ALREADY_REDEEMED");
  };

  const askPartner = async ({ id, productId }: Entitlement): Promise<string | Refusal> => {
    const wait = breaker.secondsLeft();
    if (wait !== undefined)
      return refuse("SERVICE_UNAVAILABLE", {
        retryAfterInSeconds: wait,
        cause: new Error("the partner is left alone for a while"),
      });
    const outcome = await partners.activate({ productId, key: id });
    if (outcome.kind === "activated" && isSignupUrl(productId, outcome.signupUrl)) {
      breaker.succeeded();
      return outcome.signupUrl;
    }
    if (outcome.kind === "activated") securityLog.record("partner-address-refused", { productId });
    breaker.failed();
    const cause =
      outcome.kind === "activated"
        ? new Error("the partner leads to an address that is not its own")
        : outcome.cause;
    return refuse("SERVICE_UNAVAILABLE", { retryAfterInSeconds: RETRY_AFTER_SECONDS, cause });
  };

  return async (identityId, id) => {
    const entitlement = (await listEntitlements(identityId)).find((candidate) => candidate.id === id);
    switch (entitlement?.status) {
      case undefined:
      case "revoked":
        return refuse("NOT_FOUND", { notFoundResourceType: "partnerEntitlement" });
      case "activated":
        return show({ ...entitlement, status: "activated" });
      case "pending": {
        const signupUrl = await askPartner(entitlement);
        if (typeof signupUrl !== "string") return signupUrl;
        const page = {
          encryptedSignupUrl: secrets.encrypt(signupUrl),
          shownUntil: clock.realNow().add({ minutes: SHOWN_FOR_MINUTES }),
        };
        const kept = await repository.activate({ identityId, id }, page);
        if (kept === undefined) throw new Error(`entitlement ${id} is gone`);
        return show(kept);
      }
    }
  };
}
