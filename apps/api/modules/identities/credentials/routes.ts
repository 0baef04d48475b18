import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import type { Identity } from "../identities-repository.ts";
import { serializeIdentity } from "../serialize-identity.ts";
import { createChangeContact } from "./change-contact.ts";
import { createChangePassword } from "./change-password.ts";
import { createChangeUsername } from "./change-username.ts";
import { createSetStreamingCredentials, streamingCredentialsOf } from "./set-streaming-credentials.ts";
import type { CredentialDependencies } from "./credential-dependencies.ts";

export type CredentialHandlers = Pick<
  DomainHandlers<"user">,
  | "changeHandleToEmailHandle"
  | "changeUsername"
  | "changePassword"
  | "changePhoneNumber"
  | "getStreamingCredentials"
  | "setStreamingCredentials"
>;

/** The calls by which people change how they sign in and how they are reached. */
export function createCredentialHandlers(dependencies: CredentialDependencies): CredentialHandlers {
  const changeContact = createChangeContact(dependencies);
  const changePassword = createChangePassword(dependencies);
  const changeUsername = createChangeUsername(dependencies);
  const setStreamingCredentials = createSetStreamingCredentials(dependencies);
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
    getStreamingCredentials: async (_request, { caller }) => {
      const identity = await dependencies.repository.find(caller.identityId);
      return identity === undefined ? refuse("UNAUTHORIZED") : done(streamingCredentialsOf(identity));
    },
    setStreamingCredentials: async ({ body }, { caller, ipAddress }) => {
      const outcome = await setStreamingCredentials(caller, body, ipAddress);
      return outcome.ok ? done(streamingCredentialsOf(outcome.data)) : outcome;
    },
    changePassword: ({ body }, { caller }) => changePassword(caller, body.newPassword),
  };
}

function show(outcome: Outcome<Identity>) {
  return outcome.ok ? done(serializeIdentity(outcome.data)) : outcome;
}
