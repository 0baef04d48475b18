import type { AccountRegistration, CallRequest, RegistrationNonPii } from "@skywave/contract";
import { maskEmail, maskPhone } from "@skywave/domain/identity/masked-contact";
import type { Authentication } from "#modules/authentication/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { VisitorProofs } from "#modules/visitor-proofs/index.ts";
import type { SessionCaller } from "#platform/http/caller.ts";
import type { Platform } from "#platform/platform.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { AccountHolder, AccountHolders } from "./account-holders.ts";

type Typed = CallRequest<"legacy", "registerAccount">["body"];
interface Contact {
  type: "EMAIL" | "PHONE";
  address: string;
}

export interface RegisterAccount {
  /** Whether a sign-in can be had, and by which contacts. */
  show(token: string, caller: SessionCaller): Promise<Outcome<{ data: RegistrationNonPii }>>;
  register(
    typed: Typed,
    context: { caller: SessionCaller; ipAddress: string },
  ): Promise<Outcome<{ data: AccountRegistration }>>;
  /** Whether a token names an account that has no sign-in yet and can be given one. */
  isOpen(token: string, caller: SessionCaller): Promise<boolean>;
}

interface Dependencies {
  holders: Pick<AccountHolders, "find">;
  identities: Pick<Identities, "signIns" | "change">;
  authentication: Pick<Authentication, "sendOneTimeCode" | "redeemOneTimeCode" | "hasPasskey">;
  visitorProofs: Pick<VisitorProofs, "find">;
  /** False where no gateway for texts is configured: no phone can be sent a code. */
  canText: boolean;
  log: Platform["log"];
}

/**
 * Gives a sign-in to somebody whom the legacy system knows and who has none. To have identified the account is not enough:
 * a code that goes to a contact on file has to come back.
 */
export function createRegisterAccount(dependencies: Dependencies): RegisterAccount {
  const { holders, identities, authentication, visitorProofs } = dependencies;
  const contactsOf = createFindContacts(dependencies);
  const addPhone = createAddPhone(dependencies);

  const findHolder = async (token: string, { deviceId, identityId }: SessionCaller) => {
    const found = await visitorProofs.find("account", { token, deviceId });
    const isOthers = identityId !== null && identityId !== found;
    return found === undefined || isOthers ? undefined : holders.find(found);
  };

  return {
    isOpen: async (token, caller) => {
      const holder = await findHolder(token, caller);
      return holder !== undefined && (await contactsOf(holder)).length > 0;
    },

    show: async (token, caller) => {
      const holder = await findHolder(token, caller);
      if (holder === undefined) return refuse("UNAUTHENTICATED_CUSTOMER");
      const contacts = await contactsOf(holder);
      const contactOptions = contacts.map(({ type, address }) => ({
        type,
        maskedValue: type === "EMAIL" ? maskEmail(address) : maskPhone(address),
      }));
      return done({ data: { isEligible: contacts.length > 0, contactOptions } });
    },

    register: async ({ token, otpOption, otp, ...typed }, { caller, ipAddress }) => {
      const holder = await findHolder(token, caller);
      if (holder === undefined) return refuse("UNAUTHENTICATED_CUSTOMER");
      const { identityId, language } = holder;
      const contacts = await contactsOf(holder);
      if (contacts.length === 0) return refuse("IDENTITY_ALREADY_EXISTS_ERROR");
      const contact = contacts.find(({ type }) => type === otpOption);
      if (contact === undefined) return refuse("BAD_REQUEST");
      const names = [holder.firstName, holder.lastName].filter((name) => name !== null);
      const signIn = { ...typed, names };
      const problem = await identities.signIns.decide(signIn);
      if (problem !== undefined) return problem;

      const { deviceId } = caller;
      const bearer = { identityId, deviceId, purpose: "account-registration" as const };
      if (otp === undefined) {
        const sent = await authentication.sendOneTimeCode({
          ...bearer,
          channel: contact.type,
          newContact: contact.address,
          language,
          ipAddress,
          template: "one-time-code",
        });
        return sent.ok ? done({ data: { isRegistered: false, identityGrant: null } }) : sent;
      }
      const prepared = await identities.signIns.prepare(signIn);
      const redeemed = await authentication.redeemOneTimeCode(bearer, otp, ipAddress);
      // That no code was asked for is no better than a wrong one.
      if (!redeemed.ok) return redeemed.code === "NOT_FOUND" ? refuse("INVALID") : redeemed;
      // Only the mail that was read is proved; another address waits for a code of its own.
      const isAddressProved = redeemed.data.provenEmail === prepared.email;
      const added = await identities.signIns.add(identityId, prepared, { deviceId, isAddressProved });
      if (!added.ok) return added;
      // The code was read on the phone that is on file.
      const phone = contacts.find(({ type }) => type === "PHONE")?.address;
      if (redeemed.data.provenEmail === null && phone !== undefined) await addPhone(identityId, phone);
      return done({ data: { isRegistered: true, identityGrant: added.data } });
    },
  };
}

/** The contacts that the legacy system has on file; none for an account that somebody signs in to, or that is closed. */
function createFindContacts({ authentication, canText }: Pick<Dependencies, "authentication" | "canText">) {
  return async ({ identityId, legacy, hasSignIn }: AccountHolder): Promise<Contact[]> => {
    if (legacy === undefined || legacy.isClosed || hasSignIn) return [];
    if (await authentication.hasPasskey(identityId)) return [];
    const { email, phone } = legacy;
    return [
      ...(email === null ? [] : [{ type: "EMAIL" as const, address: email }]),
      ...(phone === null || !canText ? [] : [{ type: "PHONE" as const, address: phone }]),
    ];
  };
}

/** A way to sign in that nobody asked for: where it cannot be added, the sign-in that was asked for stands without it. */
function createAddPhone({ identities, log }: Pick<Dependencies, "identities" | "log">) {
  return async (identityId: string, phone: string): Promise<void> => {
    try {
      await identities.change(identityId, { phone });
    } catch (cause) {
      log.error({ err: cause }, "a phone number was not added");
    }
  };
}
