import { verifyAccount, type VerifyAccountOutcome } from "@skywave/services/customer-lookup/verify-account";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { answerOf, problemsOf } from "#forms/field-problems.ts";
import { trackLookup } from "#forms/track-lookup.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { checkClues, CLUE_FIELDS, cluesOf, type ClueValues, type ClueWay, NO_CLUES } from "./check-clues.ts";
import { saveIdentifiedToken } from "./identified-token.ts";

export type IdentifyRefusal = Extract<VerifyAccountOutcome, { ok: false }>;

/** What the page calls a way, and what analytics call the lookup that it makes. */
const TYPES = { RFLZ: "RID", ACCT: "ACCT", RID_ACCT: "RID_ACCT" } as const;

export interface IdentifyAccountInput {
  way: ClueWay;
  /** What a link named of the account. */
  known: Partial<ClueValues>;
  onFound: (token: string, typed: ClueValues) => void;
}

/** One way to find an account: its checks, its one call at a time, and what came of it. */
export function useIdentifyAccount({ way, known, onFound }: IdentifyAccountInput) {
  const translate = useTranslate<"lookup" | "radios">();
  const { skywave, country, tracking } = useApp();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<IdentifyRefusal>();
  const { isRunning, run } = useSingleFlight();
  const resolver: Resolver<ClueValues> = (typed) =>
    answerOf(typed, checkClues(way, typed, { country, translate }));
  const form = useForm<ClueValues>({
    defaultValues: { ...NO_CLUES, ...known },
    resolver,
    shouldFocusError: false,
  });

  function refuse(fields: readonly string[]) {
    setAttempt((count) => count + 1);
    tracking.userErrors([...fields]);
  }

  function describe({ lastName, accountNumber, accountLastName }: ClueValues) {
    const name = way === "RFLZ" ? lastName : accountLastName;
    tracking.describe({
      customerInfo: {
        ...(name !== "" && { lastName: name }),
        ...(accountNumber !== "" && { accountNumber }),
      },
    });
  }

  async function send(typed: ClueValues) {
    setRefusal(undefined);
    describe(typed);
    const outcome = await trackLookup(tracking, TYPES[way], async () => {
      const found = await verifyAccount(skywave, cluesOf(way, typed));
      const lookupMethod = entryMethodOf(way, known);
      if (found.ok) {
        tracking.describe({
          customerInfo: { authenticationToken: found.token, accountsFound: 1 },
          ...(lookupMethod && { account: { subscriptions: [{ lookupMethod }] } }),
        });
      } else if (found.code === "NOT_FOUND") tracking.describe({ customerInfo: { accountsFound: 0 } });
      return found;
    });
    if (way === "RFLZ") tracking.event(outcome.ok ? "rflz-successful" : "rflz-failed");
    if (outcome.ok) {
      saveIdentifiedToken(outcome.token);
      return onFound(outcome.token, typed);
    }
    tracking.businessError(outcome.code);
    setRefusal(outcome);
  }

  const submit = () => void run(() => form.handleSubmit(send, (wrong) => refuse(Object.keys(wrong)))());
  const problems = problemsOf(form.formState.errors, CLUE_FIELDS[way]);
  return { form, problems, attempt, refusal, submit, isSending: isRunning };
}

/** How a customer came in, as analytics call it; they have no word for an account number that was typed. */
function entryMethodOf(way: ClueWay, { lastName }: Partial<ClueValues>) {
  switch (way) {
    case "RFLZ":
      return lastName === undefined ? "RFLZ" : "RID_LNAME_URL";
    case "RID_ACCT":
      return "RID_ACCT_URL";
    case "ACCT":
      return undefined;
  }
}
