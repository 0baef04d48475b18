import type { DomainHandlers } from "../../../platform/http/handlers.ts";
import { done, type Outcome } from "../../../platform/outcome.ts";
import type { Identity } from "../identities-repository.ts";
import { identityOnTheWire } from "../identity-on-the-wire.ts";
import { createChangeContact } from "./change-contact.ts";
import { createChangePassword } from "./change-password.ts";
import { createChangeUsername } from "./change-username.ts";
import type { CredentialDependencies } from "./credential-dependencies.ts";

type CredentialHandlers = Pick<
  DomainHandlers<"user">,
  "changeHandleToEmailHandle" | "changeUsername" | "changePassword" | "changePhoneNumber"
>;

/** The calls by which people change how they sign in and how they are reached. */
export function createCredentialHandlers(dependencies: CredentialDependencies): CredentialHandlers {
  const changeContact = createChangeContact(dependencies);
  const changePassword = createChangePassword(dependencies);
  const changeUsername = createChangeUsername(dependencies);
  return {
    changeHandleToEmailHandle: async ({ body }, { caller, ipAddress }) => {
      const change = { typedAddress: body.emailAddress, typedCode: body.otp, ipAddress };
      return show(await changeContact.email(caller, change));
    },
    changePhoneNumber: async ({ body }, { caller, ipAddress }) => {
      const change = { typedNumber: body.phoneNumber, typedCode: body.otp, ipAddress };
      return show(await changeContact.phone(caller, change));
    },
    changeUsername: async ({ body }, { caller }) => show(await changeUsername(caller, body.username)),
    changePassword: ({ body }, { caller }) => changePassword(caller, body.newPassword),
  };
}

function show(outcome: Outcome<Identity>) {
  return outcome.ok ? done(identityOnTheWire(outcome.data)) : outcome;
}
