import type { PaymentMethod } from "@skywave/contract";
import type { Address } from "@skywave/domain/addresses/address";
import { setDefaultPaymentMethod } from "@skywave/services/billing/set-default-payment-method";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { formatCard } from "#i18n/format-card.ts";
import { CardState } from "../card/card-state.tsx";
import { EditMethod } from "./edit-method.tsx";
import { MethodHistory } from "./method-history.tsx";
import { type MethodRefusal, MethodRefusalNotice } from "./method-refusal-notice.tsx";
import styles from "./payment-methods.module.css";
import { RemoveMethod } from "./remove-method.tsx";
import surface from "#ui/surface/surface.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

export type MethodPart = "edit" | "remove" | "history";

interface MethodEntryProps {
  method: PaymentMethod;
  billingProfileId: string;
  /** Where the bills go if the card has no address of its own. */
  serviceAddress: Address | undefined;
  /** What of it is open. Of all cards one thing at a time is: their fields have the same names. */
  open: MethodPart | undefined;
  onOpen: (part: MethodPart | undefined) => void;
  /** Says what was done, if anything was. */
  onChanged: (what: string | undefined) => Promise<void>;
}

/** One card, with how long it is good and what can be done with it. */
export function MethodEntry(props: MethodEntryProps) {
  const { method, billingProfileId, serviceAddress, open, onOpen, onChanged } = props;
  const translate = useTranslate<"bills">();
  const { skywave } = useApp();
  const [refusal, setRefusal] = useState<MethodRefusal>();
  const { isRunning, run } = useSingleFlight();
  const part = useKeptFocus<HTMLLIElement>(open);
  const { card, isDefault } = method;
  const isInWallet = card.wallet.applePay;
  const name = formatCard(translate, card);
  const cardOfProfile = { billingProfileId, paymentMethodId: method.id };
  const close = () => onOpen(undefined);

  function refuse(refused: MethodRefusal) {
    setRefusal(refused);
    close();
    if (refused.code === "NOT_FOUND") void onChanged(undefined);
  }

  const makeDefault = () =>
    void run(async () => {
      setRefusal(undefined);
      const outcome = await setDefaultPaymentMethod(skywave, cardOfProfile);
      if (outcome.ok) await onChanged(translate("methods.done.made-default", { card: name }));
      else refuse(outcome);
    });

  const toggle = (pressed: MethodPart) => {
    setRefusal(undefined);
    onOpen(open === pressed ? undefined : pressed);
  };

  return (
    <li ref={part}>
      <div className={styles.entry}>
        <strong>{name}</strong>
        <span className={styles.states}>
          {isDefault && !isInWallet ? (
            <span className={surface.state} data-state="default">
              {translate("methods.default")}
            </span>
          ) : null}
          <CardState card={card} />
        </span>
        <span className={pageStyles.small}>
          {translate("methods.expires", {
            month: String(card.expiryDate.month).padStart(2, "0"),
            year: String(card.expiryDate.year),
          })}
        </span>
        {isInWallet ? <span className={pageStyles.small}>{translate("methods.wallet")}</span> : null}
      </div>
      <div className={pageStyles.acts}>
        {isDefault || isInWallet ? null : (
          <TextButton
            label={translate("methods.make-default-label", { card: name })}
            isWorking={isRunning}
            onPress={makeDefault}
          >
            {translate("methods.make-default")}
          </TextButton>
        )}
        {isInWallet ? null : (
          <TextButton
            label={translate("methods.edit-label", { card: name })}
            isExpanded={open === "edit"}
            onPress={() => toggle("edit")}
          >
            {translate("methods.edit")}
          </TextButton>
        )}
        <TextButton
          label={translate("methods.history-label", { card: name })}
          isExpanded={open === "history"}
          onPress={() => toggle("history")}
        >
          {translate("methods.history")}
        </TextButton>
        <TextButton
          label={translate("methods.remove-label", { card: name })}
          isExpanded={open === "remove"}
          onPress={() => toggle("remove")}
        >
          {translate("methods.remove")}
        </TextButton>
      </div>
      {refusal === undefined ? null : <MethodRefusalNotice refusal={refusal} />}
      {open === "history" ? <MethodHistory card={cardOfProfile} /> : null}
      {open === "remove" ? (
        <RemoveMethod
          card={cardOfProfile}
          name={name}
          onRemoved={() => void onChanged(translate("methods.done.removed", { card: name }))}
          onRefused={refuse}
          onCancel={close}
        />
      ) : null}
      {open === "edit" ? (
        <EditMethod
          method={method}
          billingProfileId={billingProfileId}
          serviceAddress={serviceAddress}
          onChanged={() => {
            close();
            void onChanged(translate("methods.done.changed"));
          }}
          onRefused={refuse}
          onCancel={close}
        />
      ) : null}
    </li>
  );
}
