import type { RegisteredGiftCard } from "@skywave/contract";
import type { GiftCardField, TypedGiftCard } from "@skywave/services/gift-cards/read-gift-card";
import {
  registerGiftCard,
  type RegisterGiftCardOutcome,
} from "@skywave/services/gift-cards/register-gift-card";
import { useState } from "react";
import { useFieldProblems } from "#forms/use-field-problems.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

type Refusal = Exclude<RegisterGiftCardOutcome, { ok: true } | { code: "INVALID_FIELDS" }>;

const NOTHING: TypedGiftCard = { number: "", expiry: "", securityCode: "" };

/** A gift card that is being typed, and the check of it. */
export function useRegisterGiftCard(onRegistered: (card: RegisteredGiftCard) => void) {
  const translate = useTranslate();
  const { skywave, country, tracking } = useApp();
  const [kind, setKind] = useState<"physical" | "digital">("physical");
  const [typed, setTyped] = useState(NOTHING);
  const { clear, forgive, ...found } = useFieldProblems<GiftCardField>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { isRunning, run } = useSingleFlight();

  function refuse(fields: readonly GiftCardField[]) {
    found.refuse(fields.map((field) => ({ field, message: translate(`gift-card.field.${field}`) })));
    tracking.userErrors([...fields]);
  }

  /** Of a physical card all three are needed; a digital one is known by its code alone. */
  function missingFields(): GiftCardField[] {
    if (kind === "digital") return [];
    return (["expiry", "securityCode"] as const).filter((field) => typed[field].trim() === "");
  }

  const register = () =>
    void run(async () => {
      clear();
      setRefusal(undefined);
      const missing = missingFields();
      if (missing.length > 0) return refuse(typed.number.trim() === "" ? ["number", ...missing] : missing);
      const card = kind === "digital" ? { ...NOTHING, number: typed.number } : typed;
      const outcome = await registerGiftCard(skywave, { ...card, country });
      if (outcome.ok) {
        setTyped(NOTHING);
        return onRegistered(outcome.giftCard);
      }
      if (outcome.code === "INVALID_FIELDS") return refuse(outcome.invalidFields);
      tracking.businessError(outcome.code);
      return setRefusal(outcome);
    });

  return {
    kind,
    setKind,
    typed,
    type: (field: GiftCardField, text: string) => {
      forgive([field]);
      setTyped((before) => ({ ...before, [field]: text }));
    },
    problems: found.problems,
    problemOf: found.problemOf,
    attempt: found.attempt,
    refusal,
    register,
    isChecking: isRunning,
  };
}
