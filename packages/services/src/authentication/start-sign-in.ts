import type { IdentityLoginInfo } from "@skywave/contract/identities/identities";
import type { Locale } from "@skywave/domain/locale/locale";
import type { Skywave } from "@skywave/sdk";
import { attemptCall } from "../outcomes/attempt-call.ts";
import { type CommonFailure, commonFailure } from "../outcomes/common-failure.ts";
import { refusalCode } from "../outcomes/refusal-code.ts";
import { isCodeOnItsWay, sendOneTimeCode } from "./send-one-time-code.ts";

export type SignInMethod = "email" | "phone" | "password";

export interface StartSignInInput {
  /** E-mail address or username. */
  handle: string;
  /** Language of a code that is sent at once; en-US if not given. */
  language?: Locale;
}

export type StartSignInOutcome =
  | {
      ok: true;
      status: "AwaitingOTP";
      identityId: string;
      maskedContact: string;
      resendAfterSeconds: number;
      /** None was sent now, as one had been sent a moment before. */
      isEarlier: boolean;
    }
  | {
      ok: true;
      status: "AwaitingAuthMethod";
      identityId: string;
      methods: readonly SignInMethod[];
      maskedEmail?: string;
      maskedPhone?: string;
    }
  | { ok: false; code: "INVALID_HANDLE" }
  | CommonFailure;

/** Finds out how the owner of a handle can sign in; with one contact and no password, sends the code at once. */
export async function startSignIn(skywave: Skywave, input: StartSignInInput): Promise<StartSignInOutcome> {
  const handle = input.handle.trim();
  if (handle === "") return { ok: false, code: "INVALID_HANDLE" };
  const answer = await attemptCall(skywave, {
    domain: "user",
    name: "statusByHandle",
    input: { query: { handle } },
  });
  if (!answer.ok) {
    const code = refusalCode(answer.failure, ["INVALID_HANDLE"]);
    return code ? { ok: false, code } : commonFailure(skywave, answer.failure);
  }
  const info = answer.data;
  const [contact, ...others] = info.contactOptions;
  if (!contact && !info.hasPassword) return { ok: false, code: "INVALID_HANDLE" };
  if (!contact || others.length > 0 || info.hasPassword) return awaitMethod(info);

  const sent = await sendOneTimeCode(skywave, {
    identityId: info.identityId,
    channel: contact.type,
    language: input.language ?? "en-US",
  });
  // A code that cannot be sent now can still be asked for by hand, and the refusal is told then.
  if (!sent.ok && sent.code === "BAD_REQUEST") return awaitMethod(info);
  if (!sent.ok && !isCodeOnItsWay(sent)) return sent;
  return {
    ok: true,
    status: "AwaitingOTP",
    identityId: info.identityId,
    maskedContact: contact.maskedValue,
    resendAfterSeconds: sent.ok ? sent.resendAfterSeconds : sent.retryAfterInSeconds,
    isEarlier: !sent.ok,
  };
}

function awaitMethod(info: IdentityLoginInfo): StartSignInOutcome {
  const email = info.contactOptions.find((option) => option.type === "EMAIL");
  const phone = info.contactOptions.find((option) => option.type === "PHONE");
  const methods: SignInMethod[] = [];
  if (info.hasPassword) methods.push("password");
  if (email) methods.push("email");
  if (phone) methods.push("phone");
  return {
    ok: true,
    status: "AwaitingAuthMethod",
    identityId: info.identityId,
    methods,
    ...(email ? { maskedEmail: email.maskedValue } : {}),
    ...(phone ? { maskedPhone: phone.maskedValue } : {}),
  };
}
