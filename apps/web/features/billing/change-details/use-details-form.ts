import type { Address } from "@skywave/domain/addresses/address";
import type { DetailField, PersonDetails } from "@skywave/domain/addresses/find-missing-details";
import {
  type DetailsPart,
  saveDetails,
  type SaveDetailsOutcome,
} from "@skywave/services/accounts/details/save-details";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { problemsOf } from "#forms/field-problems.ts";
import { useRefuse } from "#forms/use-refuse.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { chosenLocale } from "#i18n/chosen-locale.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { useDraft } from "#platform/use-draft.ts";
import { ADDRESS_FIELD_MESSAGES } from "../save-billing-details/address-field-messages.ts";
import { isMove } from "./use-address-quote.ts";
import { useMove, withCorrection } from "./use-move.ts";
import { checkBilling } from "../save-billing-details/check-billing.ts";

export type DetailsRefusal = CommonFailure | { ok: false; code: "COUNTRY_ERROR" };

interface DetailsFormInput {
  before: PersonDetails;
  billingProfileId: string | undefined;
  fields: readonly DetailField[];
  onSaved: () => void | Promise<void>;
}

const NAMES: readonly DetailField[] = ["firstName", "lastName"];
const partOf = (field: DetailField): DetailsPart => (NAMES.includes(field) ? "name" : "address");

/**
 * A form for some of the details. A part that is right is saved even if the other is not, and what was typed stays
 * through refusals, outages and a sign-in in between.
 */
export function useDetailsForm({ before, billingProfileId, fields, onSaved }: DetailsFormInput) {
  const { skywave, country, tracking } = useApp();
  const translate = useTranslate();
  const { form, forget } = useTypedDetails(before);
  const { attempt, refuse } = useRefuse(form.setError);
  const [refusal, setRefusal] = useState<DetailsRefusal>();
  const [isPartSaved, setPartSaved] = useState(false);
  const move = useMove(billingProfileId);
  const keyFor = useRequestKey();
  const { isRunning, run } = useSingleFlight();

  function showRefusal(refused: Exclude<SaveDetailsOutcome, { ok: true }>): void {
    tracking.businessError(refused.code);
    if (refused.code === "INVALID_DETAILS")
      refuse(refused.fields.map((field) => ({ field, message: translate(messageOf(field)) })));
    else setRefusal(refused);
  }

  async function send(typed: PersonDetails, parts: readonly DetailsPart[]): Promise<boolean> {
    const idempotencyKey = keyFor(JSON.stringify([typed, parts]));
    const place = { country, chosenLocale: chosenLocale(country), billingProfileId };
    const outcome = await saveDetails(skywave, { details: typed, parts, ...place, idempotencyKey });
    if (!outcome.ok) showRefusal(outcome);
    return outcome.ok;
  }

  /** A new address waits until a doubt about it, and what it does to the next bill, was seen. */
  async function mayMove(typed: PersonDetails, isSeen: boolean): Promise<boolean> {
    const answer = await move.ask(typed, isSeen);
    if (answer !== undefined && answer !== "held") showRefusal(answer);
    return answer === undefined;
  }

  const submit = (isSeen = false) =>
    run(async () => {
      const typed = form.getValues();
      setRefusal(undefined);
      setPartSaved(false);
      const wrong = checkBilling(typed, country, translate).filter(({ field }) => fields.includes(field));
      const asked = [...new Set(fields.map(partOf))];
      // A profile is made of both parts, so they go together as long as there is none.
      const needed: readonly DetailsPart[] = billingProfileId === undefined ? ["name", "address"] : asked;
      const wrongParts = new Set(wrong.map(({ field }) => partOf(field)));
      const isMoving = needed.includes("address") && isMove(before, typed);
      if (wrong.length > 0 && (billingProfileId === undefined || isMoving)) wrongParts.add("address");
      const right =
        billingProfileId === undefined && wrongParts.size > 0
          ? []
          : needed.filter((part) => !wrongParts.has(part));
      form.clearErrors();
      tracking.event("generic-button-click", { componentName: "changeDetails" });
      if (isMoving && wrong.length === 0 && !(await mayMove(typed, isSeen))) return undefined;
      const isSaved = right.length > 0 && (await send(typed, right));
      if (wrong.length > 0) {
        setPartSaved(isSaved);
        return refuse(wrong);
      }
      if (!isSaved) return undefined;
      forget();
      await move.saved(typed);
      return onSaved();
    });

  return {
    control: form.control,
    problems: problemsOf(form.formState.errors, fields),
    attempt,
    /** What the address would do to the next bill, to be agreed to with `submit(true)`. */
    changedBill: move.changedBill,
    keepTyping: move.forgetBill,
    doubted: move.doubted,
    takeCorrection: (correction: Address) => {
      form.reset(withCorrection(form.getValues(), correction));
      move.forgetDoubt();
    },
    refusal,
    isPartSaved,
    isRunning,
    submit,
    forget,
  };
}

/** One key for every try at the same request. */
function useRequestKey() {
  const request = useRef({ content: "", key: "" });
  return (content: string): string => {
    if (request.current.content !== content) request.current = { content, key: randomKey() };
    return request.current.key;
  };
}

/** What was typed so far, which outlives a sign-in in between. */
function useTypedDetails(before: PersonDetails) {
  const draft = useDraft("details", JSON.stringify(before));
  const form = useForm<PersonDetails>({
    defaultValues: { ...before, ...readDraft(draft.text) },
    shouldFocusError: false,
  });
  const { subscribe } = form;
  const keep = useEffectEvent((typed: PersonDetails) => draft.type(JSON.stringify(typed)));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  return { form, forget: draft.forget };
}

function messageOf(field: DetailField) {
  return field === "addressLine2" ? ADDRESS_FIELD_MESSAGES.addressLine1 : ADDRESS_FIELD_MESSAGES[field];
}

/** A draft is our own text, yet one of an older page must not break this one. */
function readDraft(text: string): Partial<PersonDetails> {
  try {
    const draft: Partial<PersonDetails> | null = JSON.parse(text);
    return draft ?? {};
  } catch {
    return {};
  }
}
