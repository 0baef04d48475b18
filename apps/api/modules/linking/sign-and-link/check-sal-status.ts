import type { SalStatus } from "@skywave/contract";
import { maskEmail } from "@skywave/domain/identity/masked-contact";
import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf } from "#platform/security/secrets.ts";
import type { IssueIdentityGrant } from "../user-codes/answer-waiting-device.ts";
import { decideSalStatus, type EmailOwner } from "./decide-sal-status.ts";
import type { Invitation, InvitationsRepository } from "./invitations-repository.ts";

/** Who has an e-mail address, and whether they can have the plan of an offer. */
export type FindEmailOwner = (email: string, offer: Invitation["offer"]) => Promise<EmailOwner | undefined>;

/** Proof that somebody reads the mail of an address which no identity has. */
export type IssueAddressGrant = (proven: { email: string; deviceId: string }) => Promise<string>;

export type CheckSalStatus = (link: string, deviceId: string) => Promise<Outcome<SalStatus>>;

/**
 * Tells what the holder of a link has to do to get the subscription behind it. A link says which subscription is
 * meant, not who holds it: it signs in its owner only where the owner has signed in before. One that was mailed to an
 * address proves that address, but only while nobody has it.
 */
export function createCheckSalStatus(dependencies: {
  invitations: InvitationsRepository;
  clock: Clock;
  findEmailOwner: FindEmailOwner;
  isKnownDevice: (identityId: string, deviceId: string) => Promise<boolean>;
  issueIdentityGrant: IssueIdentityGrant;
  issueAddressGrant: IssueAddressGrant;
}): CheckSalStatus {
  const { invitations, clock, findEmailOwner, isKnownDevice } = dependencies;

  const grantFor = async (invitation: Invitation, deviceId: string) => {
    const { claimedBy } = invitation;
    if (claimedBy === null || !(await isKnownDevice(claimedBy, deviceId))) return undefined;
    return dependencies.issueIdentityGrant(claimedBy, deviceId);
  };

  return async (link, deviceId) => {
    const invitation = await invitations.find(digestOf(link));
    if (invitation === undefined) return refuse("INVALID_SAL_STATUS");
    const { email, offer } = invitation;
    const emailOwner = email === null ? undefined : await findEmailOwner(email, offer);
    const status = decideSalStatus(invitation, emailOwner, clock.realNow());
    if (status === undefined) return refuse("INVALID_SAL_STATUS");
    const planName = offer.name;
    if (status === "CLAIMED") {
      const issued = await grantFor(invitation, deviceId);
      return done({
        status,
        planName,
        ...(issued !== undefined && { grant: issued.grant, identityId: issued.identityId }),
      });
    }
    if (email === null) return done({ status, planName });
    const waiting = { status, planName, maskedEmail: maskEmail(email) };
    if (!invitation.isMailedToEmail) return done(waiting);
    if (status !== "UNCLAIMED_EMAIL_AVAILABLE") return done({ ...waiting, emailAddress: email });
    const grant = await dependencies.issueAddressGrant({ email, deviceId });
    return done({ ...waiting, emailAddress: email, grant });
  };
}
