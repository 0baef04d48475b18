import type { RegisteredGiftCard } from "@skywave/contract";
import type { GiftCardField, TypedGiftCard } from "@skywave/services/billing/gift-cards/read-gift-card";
import {
  registerGiftCard,
  type RegisterGiftCardOutcome,
} from "@skywave/services/billing/gift-cards/register-gift-card";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { problemsOf } from "#forms/field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

type Refusal = Exclude<RegisterGiftCardOutcome, { ok: true } | { code: "INVALID_FIELDS" }>;

type GiftCardValues = { [Field in GiftCardField]: string } & { kind: "physical" | "digital" };

const NOTHING: TypedGiftCard = { number: "", expiry: "", securityCode: "" };
/** In their order on the page. */
const FIELDS: readonly GiftCardField[] = ["number", "expiry", "securityCode"];

/** Of a physical card all three are needed; a digital one is known by its code alone. */
function missingIn({ kind, ...typed }: GiftCardValues): readonly GiftCardField[] {
  if (kind === "digital") return [];
  const missing = (["expiry", "securityCode"] as const).filter((field) => typed[field].trim() === "");
  return missing.length > 0 && typed.number.trim() === "" ? ["number", ...missing] : missing;
}

/** A gift card that is being typed, and the check of it. */
export function useRegisterGiftCard(onRegistered: (card: RegisteredGiftCard) => void) {
  const translate = useTranslate<"bills">();
  const { skywave, country, tracking } = useApp();
  const { control, formState, handleSubmit, setError, setValue, reset } = useForm<GiftCardValues>({
    defaultValues: { kind: "physical", ...NOTHING },
    shouldFocusError: false,
  });
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" });
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();

  function refuse(fields: readonly GiftCardField[]) {
    for (const field of fields)
      setError(field, { type: "refused", message: translate(`gift-card.field.${field}`) });
    setAttempt((count) => count + 1);
    tracking.userErrors([...fields]);
  }

  async function send(values: GiftCardValues) {
    setRefusal(undefined);
    const missing = missingIn(values);
    if (missing.length > 0) return refuse(missing);
    const { kind: chosen, ...typed } = values;
    const card = chosen === "digital" ? { ...NOTHING, number: typed.number } : typed;
    const outcome = await registerGiftCard(skywave, { ...card, country });
    if (outcome.ok) {
      reset({ kind: chosen, ...NOTHING });
      return onRegistered(outcome.giftCard);
    }
    if (outcome.code === "INVALID_FIELDS") return refuse(outcome.invalidFields);
    tracking.businessError(outcome.code);
    return setRefusal(outcome);
  }

  return {
    control,
    kind,
    setKind: (chosen: GiftCardValues["kind"]) => setValue("kind", chosen),
    problems: problemsOf(errors, FIELDS),
    attempt,
    refusal,
    register: () => void run(() => handleSubmit(send)()),
    isChecking: isRunning,
  };
}
