import type { OwnRadio } from "@skywave/contract";
import { loadOwnRadios } from "@skywave/services/signal/load-own-radios";
import { useEffect, useState } from "react";
import { ChooseOwnRadio } from "#features/signal/refresh-radio/choose-own-radio.tsx";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { RefreshRadio } from "#features/signal/refresh-radio/refresh-radio.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Spinner } from "#ui/feedback/spinner.tsx";
import styles from "./pages.module.css";

/** A radio that was chosen, as it is asked for and as it is called. */
type Chosen = Pick<OwnRadio, "type" | "vehicle" | "radioIdLastFour"> & { which: { subscriptionId: string } };

/** Brings a radio's channels back: which radio, what to do beside it, and the signal on its way. */
export function RefreshSignalPage() {
  const translate = useTranslate<"signal">();
  const { tracking } = useApp();
  const isMember = useSession(isSignedIn);
  const [chosen, setChosen] = useState<Chosen>();
  useEffect(() => tracking.pageShown("subscribe/refresh-signal"), [tracking]);
  const { view, retry } = useServerData({
    area: "radios",
    verb: "loadOwnRadios",
    params: [isMember],
    ask: (skywave) => loadOwnRadios(skywave, { isSignedIn: isMember }),
  });
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("refresh.heading")}</h1>
      <p className={styles.lead}>{translate("refresh.lead")}</p>
      {view.status === "loading" ? <Spinner label={translate("refresh.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? (
        <div className={styles.card}>
          {chosen === undefined ? (
            <ChooseOwnRadio
              radios={view.data.radios}
              onChosen={({ subscriptionId, ...radio }) => setChosen({ ...radio, which: { subscriptionId } })}
            />
          ) : (
            <>
              <RadioName radio={chosen} />
              <RefreshRadio
                which={chosen.which}
                type={chosen.type}
                canSendTexts={view.data.canSendTexts}
                onFindAgain={() => setChosen(undefined)}
              />
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
