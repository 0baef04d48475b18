import type { Order, Subscription } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import {
  type CancellationReason,
  saveCancellationReason,
} from "@skywave/services/subscriptions/save-cancellation-reason";
import { type ReactNode, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import surface from "#ui/surface/surface.module.css";
import { Receipt } from "../confirm-change/receipt.tsx";
import { TakeBack } from "../confirm-change/take-back.tsx";
import styles from "../parts/plans.module.css";
import { formatEnd, formatRefund } from "./format-cancellation.ts";

const REASONS = [
  "tooExpensive",
  "notUsing",
  "soldVehicle",
  "content",
  "technical",
  "moving",
  "other",
] as const satisfies readonly CancellationReason["code"][];
const LONGEST_TEXT = 200;

interface CancelReceiptProps {
  order: Order;
  /** As it was before. */
  subscription: Subscription;
  /** What may be shown to somebody whose plan ends on a later day. */
  children: ReactNode;
}

/** What was cancelled and what comes back; a way to take it back while there is one, and a place for a reason. */
export function CancelReceipt({ order, subscription, children }: CancelReceiptProps) {
  const { id: subscriptionId } = subscription;
  const translate = useTranslate<"plans">();
  const [isTakenBack, setTakenBack] = useState(false);
  const isAhead = order.change?.cancellationType === "endOfTerm";
  if (isTakenBack)
    return <Receipt key="back" subscriptionId={subscriptionId} done={translate("cancel.taken-back")} />;
  return (
    <Receipt
      subscriptionId={subscriptionId}
      done={translate("cancel.done")}
      facts={[formatEnd(translate, order), ...formatRefund(translate, order, subscription)]}
      acts={
        isAhead ? (
          <>
            <p>{translate("cancel.take-back-text")}</p>
            <TakeBack subscriptionId={subscriptionId} onDone={() => setTakenBack(true)} />
          </>
        ) : null
      }
    >
      {isAhead ? children : null}
      <ReasonForm subscriptionId={subscriptionId} />
    </Receipt>
  );
}

/** Why somebody cancelled, if they care to say, after it is done. */
export function ReasonForm({ subscriptionId }: { subscriptionId: string }) {
  const translate = useTranslate<"plans">();
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const { control, handleSubmit } = useForm({ defaultValues: { reason: "", note: "" } });
  const [outcome, setOutcome] = useState<"told" | "gone" | CommonFailure>();

  async function save(typed: { reason: string; note: string }) {
    const reason = REASONS.find((one) => one === typed.reason);
    if (reason === undefined) return;
    const note = typed.note.trim();
    const answer = await saveCancellationReason(skywave, {
      subscriptionId,
      reason: { code: reason, ...(note === "" ? {} : { text: note }) },
    });
    if (answer.ok) {
      tracking.event("generic-button-click", {
        componentName: "cancellationReason",
        cancelReason: reason,
        ...(note === "" ? {} : { otherReasonText: note }),
      });
      return setOutcome("told");
    }
    tracking.businessError(answer.code);
    return setOutcome(answer.code === "NOT_FOUND" ? "gone" : answer);
  }
  const submit = () =>
    void run(() => handleSubmit(save, (wrong) => tracking.userErrors(Object.keys(wrong)))());

  if (outcome === "told" || outcome === "gone")
    return (
      <Notice tone={outcome === "told" ? "good" : "info"} takesFocus>
        {translate(`cancel.reason-${outcome}`)}
      </Notice>
    );
  return (
    <form
      className={surface.card}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <h2>{translate("cancel.reason")}</h2>
      <p className={styles.soft}>{translate("cancel.reason-text")}</p>
      {outcome === undefined ? null : <CommonFailureNotice failure={outcome} onRetry={submit} />}
      <Controller
        control={control}
        name="reason"
        rules={{ required: translate("cancel.reason-missing") }}
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={translate("cancel.reason-label")}
            placeholder={translate("cancel.reason-choose")}
            error={fieldState.error?.message}
            options={REASONS.map((value) => ({ value, label: translate(`cancel.reason.${value}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="note"
        render={({ field }) => (
          <TextField
            {...field}
            label={translate("cancel.reason-note")}
            optional={translate("cancel.reason-optional")}
            onChange={(text) => field.onChange(text.slice(0, LONGEST_TEXT))}
          />
        )}
      />
      <div>
        <Button look="quiet" type="submit" isWorking={isRunning}>
          {translate("cancel.reason-send")}
        </Button>
      </div>
    </form>
  );
}
