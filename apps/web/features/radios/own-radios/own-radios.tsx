import type { Subscription } from "@skywave/contract";
import { loadRadios } from "@skywave/services/radios/load-radios";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import surface from "#ui/surface/surface.module.css";
import { ClosedRadios } from "./closed-radios.tsx";
import { describeOwnRadios } from "./describe-own-radios.ts";
import { OwnRadioCard } from "./own-radio-card.tsx";
import { ByOurTeam } from "./radio-options.tsx";
import styles from "./own-radios.module.css";

export interface OwnRadiosProps {
  subscriptions: readonly Subscription[];
  /** Lets the owner call a plan as they like, which is another room's. */
  Nickname: ComponentType<{ subscription: Subscription }>;
}

/** The radios of an account, each with its plan, and those that it had before; nothing for who has none. */
export function OwnRadios({ subscriptions, Nickname }: OwnRadiosProps) {
  const translate = useTranslate<"radios">();
  const { tracking } = useApp();
  const [removed, setRemoved] = useState<string>();
  // Of the account, so that what changes a plan or its name is shown here too.
  const { view, latest, retry } = useServerData({
    area: "account",
    verb: "loadRadios",
    ask: loadRadios,
    follows: true,
  });
  useEffect(() => {
    if (latest !== undefined) tracking.describe(describeOwnRadios(latest, subscriptions));
  }, [latest, subscriptions, tracking]);

  const isAwaited = subscriptions.some(({ radio }) => radio !== undefined);
  const closed = latest?.closedDevices ?? [];
  const isEmpty = latest === undefined || (latest.radios.length === 0 && closed.length === 0);
  if (isEmpty && !isAwaited && removed === undefined) return null;
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="own-radios">
      <h2 id="own-radios">{translate("own-radios.heading")}</h2>
      {removed === undefined ? null : (
        <Notice key={removed} tone="good" takesFocus>
          {translate("remove-radio.done", { lastFour: removed })}
        </Notice>
      )}
      {view.status === "loading" ? <Spinner label={translate("own-radios.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {latest === undefined ? null : (
        <>
          <ul className={styles.radios}>
            {latest.radios.map((radio) => (
              <li key={radio.subscriptionId}>
                <OwnRadioCard
                  radio={radio}
                  subscription={subscriptions.find(({ id }) => id === radio.subscriptionId)}
                  Nickname={Nickname}
                  onRemoved={setRemoved}
                />
              </li>
            ))}
          </ul>
          <ByOurTeam
            options={latest.radios.flatMap(
              (radio) => subscriptions.find(({ id }) => id === radio.subscriptionId)?.options ?? [],
            )}
          />
          <ClosedRadios devices={closed} />
        </>
      )}
    </section>
  );
}
