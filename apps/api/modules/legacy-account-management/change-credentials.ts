import type { CallAnswer, CallRequest } from "@skywave/contract";
import { isEmail, normaliseEmail } from "@skywave/domain/identity/email";
import type { Authentication } from "#modules/authentication/index.ts";
import type { Identities } from "#modules/identities/index.ts";
import { inLegacyWords } from "#modules/legacy-validation/index.ts";
import type { PersonCaller } from "#platform/http/caller.ts";
import type { CallContext } from "#platform/http/handlers.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { codeInLegacyWords } from "./code-in-legacy-words.ts";

type Context = CallContext<PersonCaller>;

/** The changes of how somebody signs in, each behind the fresh proof, the limits and the mails of any other door. */
export function createChangeCredentials(dependencies: {
  authentication: { handlers: Pick<Authentication["handlers"], "stepUpWithPassword"> };
  identities: {
    handlers: Pick<Identities["handlers"], "changeHandleToEmailHandle" | "changePassword" | "changeUsername">;
  };
}) {
  const { stepUpWithPassword } = dependencies.authentication.handlers;
  const { changeHandleToEmailHandle, changePassword, changeUsername } = dependencies.identities.handlers;

  return {
    login: async (
      { newLogin, otp }: CallRequest<"legacy", "updateAccountLogin">["body"],
      context: Context,
    ): Promise<Outcome<CallAnswer<"legacy", "updateAccountLogin">>> => {
      const changed = isEmail(normaliseEmail(newLogin))
        ? await changeHandleToEmailHandle({ body: { emailAddress: newLogin, otp } }, context)
        : await changeUsername({ body: { username: newLogin } }, context);
      if (!changed.ok) return codeInLegacyWords(changed);
      const { username = null, emailAddress: email = null } = changed.data.handle;
      return done({ data: { username, email } });
    },

    password: async (
      { oldPassword, newPassword }: CallRequest<"legacy", "updateAccountPassword">["body"],
      context: Context,
    ): Promise<Outcome<CallAnswer<"legacy", "updateAccountPassword">>> => {
      if (oldPassword !== undefined) {
        const proved = await stepUpWithPassword({ body: { password: oldPassword } }, context);
        if (!proved.ok)
          return proved.code === "userServices.identity.invalidCredentials"
            ? refuse("UNAUTHENTICATED_CUSTOMER")
            : proved;
      }
      const changed = await changePassword({ body: { newPassword } }, context);
      return changed.ok ? done({ data: { isUpdated: true } }) : inLegacyWords(changed);
    },
  };
}
