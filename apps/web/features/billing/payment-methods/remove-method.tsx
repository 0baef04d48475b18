import { type CardOfProfile, removePaymentMethod } from "@skywave/services/billing/remove-payment-method";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import type { MethodRefusal } from "./method-refusal-notice.tsx";

interface RemoveMethodProps {
  card: CardOfProfile;
  name: string;
  onRemoved: () => void;
  onRefused: (refusal: MethodRefusal) => void;
  onCancel: () => void;
}

/** Asks once more before a card is forgotten. */
export function RemoveMethod({ card, name, onRemoved, onRefused, onCancel }: RemoveMethodProps) {
  const translate = useTranslate<"bills">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const remove = () =>
    void run(async () => {
      const outcome = await removePaymentMethod(skywave, card);
      if (outcome.ok) onRemoved();
      else onRefused(outcome);
    });
  return (
    <Notice
      tone="warn"
      takesFocus
      actions={
        <span className={pageStyles.acts}>
          <Button look="quiet" isWorking={isRunning} onPress={remove}>
            {translate("methods.remove-yes")}
          </Button>
          <TextButton onPress={onCancel}>{translate("methods.keep")}</TextButton>
        </span>
      }
    >
      {translate("methods.remove-sure", { card: name })}
    </Notice>
  );
}
