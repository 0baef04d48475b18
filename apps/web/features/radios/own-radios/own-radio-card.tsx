import type { Subscription } from "@skywave/contract";
import type { ShownRadio } from "@skywave/services/radios/load-radios";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { formatInstant } from "#i18n/format-where-and-when.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { usePartAtPress } from "#platform/use-part-at-press.ts";
import { RefreshRadioLink } from "#pricing/standing/plan-radio.tsx";
import { PlanState } from "#pricing/standing/plan-state.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./own-radios.module.css";
import { RefreshOff } from "./radio-options.tsx";
import { RadioPicture } from "./radio-picture.tsx";

interface OwnRadioCardProps {
  radio: ShownRadio;
  /** Of which it is heard; undefined for one that is shown elsewhere. */
  subscription: Subscription | undefined;
  Nickname: ComponentType<{ subscription: Subscription }>;
  onRemoved: (lastFour: string) => void;
}

/** One radio: what it is in, what it receives by which plan, and what can be done with it. */
export function OwnRadioCard({ radio, subscription, Nickname, onRemoved }: OwnRadioCardProps) {
  const translate = useTranslate<"radios">();
  const removal = usePartAtPress(async () => (await import("./remove-radio.tsx")).RemoveRadio);
  const RemoveRadio = removal.part;
  const part = useKeptFocus<HTMLElement>(RemoveRadio === undefined ? "shown" : "removing");
  const { vehicle, radioId } = radio;
  const name = vehicle === null ? translate("find-radio.portable") : formatVehicle(vehicle, translate.locale);
  return (
    <article ref={part} className={styles.radio}>
      <div className={styles.head}>
        <RadioPicture type={radio.type} />
        <div>
          <h3>{name}</h3>
          <p>{translate("find-radio.last-four", { lastFour: radio.radioIdLastFour })}</p>
        </div>
        {subscription === undefined ? null : <PlanState subscription={subscription} />}
      </div>
      <dl className={styles.facts}>
        {subscription === undefined ? null : (
          <div>
            <dt>{translate("own-radios.plan")}</dt>
            <dd>{formatPlanName(translate, subscription)}</dd>
          </div>
        )}
        <div>
          <dt>{translate("own-radios.receives")}</dt>
          <dd>{formatReception(translate, radio)}</dd>
        </div>
        <div>
          <dt>{translate("own-radios.last-signal")}</dt>
          <dd>{formatLastSignal(translate, radio)}</dd>
        </div>
      </dl>
      {subscription === undefined ? null : <RefreshOff options={subscription.options} />}
      {removal.failure === undefined ? null : (
        <CommonFailureNotice failure={removal.failure} onRetry={removal.open} takesFocus />
      )}
      {RemoveRadio !== undefined && radioId !== undefined ? (
        <RemoveRadio
          radioId={radioId}
          subscription={subscription}
          onRemoved={onRemoved}
          onKept={removal.close}
        />
      ) : (
        <div className={styles.acts}>
          {subscription?.options.canRefreshRadio === true ? (
            <RefreshRadioLink subscriptionId={subscription.id} />
          ) : null}
          {subscription?.options.canTransferSubscription === true ? (
            <Link to={`/transfer?${new URLSearchParams({ subscriptionId: subscription.id }).toString()}`}>
              {translate("transfer.open")}
              <span className="visually-hidden"> {name}</span>
            </Link>
          ) : null}
          {subscription === undefined ? null : <Nickname subscription={subscription} />}
          {radioId === undefined ? null : (
            <TextButton
              label={translate("remove-radio.open-label", { radio: name })}
              isWorking={removal.isLoading}
              onPress={removal.open}
            >
              {translate("remove-radio.open")}
            </TextButton>
          )}
        </div>
      )}
    </article>
  );
}

function formatReception(translate: Translator<"radios">, { receives }: ShownRadio): string {
  if (receives === undefined) return translate("own-radios.unknown");
  if (receives.length === 0) return translate("own-radios.receives-nothing");
  return receives.map((kind) => translate(`own-radios.receives.${kind}`)).join(" · ");
}

function formatLastSignal(translate: Translator<"radios">, { lastSignal }: ShownRadio): string {
  if (lastSignal === undefined) return translate("own-radios.unknown");
  if (lastSignal === null) return translate("own-radios.signal-none");
  const time = formatInstant(lastSignal.requestedAt, translate.locale);
  return translate(lastSignal.isHeard ? "own-radios.signal-heard" : "own-radios.signal-unheard", { time });
}
