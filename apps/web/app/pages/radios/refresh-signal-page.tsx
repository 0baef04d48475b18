import type { OwnRadio } from "@skywave/contract";
import { recallRadio } from "@skywave/services/radios/find-radio";
import { loadOwnRadios } from "@skywave/services/signal/load-own-radios";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  forgetFoundRadioToken,
  savedFoundRadioToken,
} from "#features/radios/find-radio/found-radio-token.ts";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { RefreshRadio } from "#features/signal/refresh-radio/refresh-radio.tsx";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { ChooseRadio } from "./choose-radio.tsx";
import { type ChosenRadio, chosenFrom, chosenFromOwn } from "./chosen-radio.ts";
import styles from "../pages.module.css";

/** Brings a radio's channels back: which radio, what to do beside it, and the signal on its way. */
export function RefreshSignalPage() {
  const translate = useTranslate<"signal">();
  const { view, retry } = useRadios();
  /** null for somebody who chooses again; until then it is the one of the address, or that was found in this tab. */
  const [picked, setPicked] = useState<ChosenRadio | null>();
  const named = useSearchParams()[0].get("subscriptionId");
  const chosen =
    picked === undefined && view.status === "ready"
      ? (ownNamed(view.data.radios, named) ?? view.data.found)
      : picked;
  useHeadingFocus(chosen ? "refresh" : "choose");

  function chooseAgain() {
    forgetFoundRadioToken();
    setPicked(null);
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("refresh.heading")}</h1>
      <p className={styles.lead}>{translate("refresh.lead")}</p>
      {view.status === "loading" ? <Spinner label={translate("refresh.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? (
        <div className={styles.card}>
          {chosen ? (
            <>
              <div>
                <RadioName radio={chosen} />
                <TextButton onPress={chooseAgain}>{translate("refresh.other-choose")}</TextButton>
              </div>
              <RefreshRadio
                which={chosen.which}
                type={chosen.type}
                canSendTexts={view.data.canSendTexts}
                onFindAgain={chooseAgain}
              />
            </>
          ) : (
            <ChooseRadio
              own={view.data.radios}
              hasPlateLookup={view.data.hasPlateLookup}
              onChosen={setPicked}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}

/** The own radio that a link to this page is about. */
function ownNamed(radios: readonly OwnRadio[], subscriptionId: string | null): ChosenRadio | undefined {
  const own = radios.find((radio) => radio.subscriptionId === subscriptionId);
  return own && chosenFromOwn(own);
}

/** One's own radios, and the one that was found in this tab before. */
function useRadios() {
  const isMember = useSession(isSignedIn);
  return useServerData({
    area: "radios",
    verb: "loadOwnRadios",
    params: [isMember],
    ask: async (skywave) => {
      const own = await loadOwnRadios(skywave, { isSignedIn: isMember });
      const token = savedFoundRadioToken();
      if (!own.ok || token === null) return own.ok ? { ...own, found: null } : own;
      // One that is over is found once more; nothing else is lost by it.
      const recalled = await recallRadio(skywave, token);
      return { ...own, found: recalled.ok ? chosenFrom(recalled.radio) : null };
    },
  });
}
