import {
  listVoiceLinks,
  removeVoiceLink,
  startVoiceLink,
} from "@skywave/services/linking/link-voice-assistant";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useEffect, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatInstantDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";

/** The way to Amazon, or the link that is there already. */
export function LinkAmazon() {
  const translate = useTranslate<"self">();
  const { skywave } = useApp();
  const { view, latest, reload, retry } = useServerData({
    area: "linking",
    verb: "listVoiceLinks",
    ask: listVoiceLinks,
  });
  const [notRemoved, setNotRemoved] = useState<CommonFailure>();
  const [isRemoved, setRemoved] = useState(false);
  const { isRunning, run } = useSingleFlight();

  const remove = (voiceLinkId: string) =>
    run(async () => {
      setNotRemoved(undefined);
      const outcome = await removeVoiceLink(skywave, voiceLinkId);
      if (!outcome.ok) return setNotRemoved(outcome);
      setRemoved(true);
      return reload();
    });
  function lookAgain() {
    setNotRemoved(undefined);
    retry();
  }

  const failure = view.status === "failed" ? view.failure : notRemoved;
  if (failure !== undefined) return <CommonFailureNotice failure={failure} onRetry={lookAgain} />;
  if (latest === undefined) return <Spinner label={translate("amazon.loading")} />;
  const links = latest.voiceLinks.filter(({ provider }) => provider === "amazon");
  return (
    <>
      {isRemoved ? (
        <Notice tone="good" takesFocus>
          {translate("amazon.removed")}
        </Notice>
      ) : null}
      {links.map(({ voiceLinkId, linkedAt }) => (
        <div key={voiceLinkId}>
          <p>{translate("amazon.linked", { date: formatInstantDay(linkedAt, translate.locale) })}</p>
          <Button look="quiet" isWorking={isRunning} onPress={() => void remove(voiceLinkId)}>
            {translate("amazon.remove")}
          </Button>
        </div>
      ))}
      {links.length === 0 ? <GoToAmazon /> : null}
    </>
  );
}

/** Leads to Amazon; also the way to start again after something went wrong on the way. */
export function GoToAmazon() {
  const translate = useTranslate<"self">();
  const { skywave, tracking } = useApp();
  const [failure, setFailure] = useState<CommonFailure>();
  const [isLeaving, setLeaving] = useState(false);
  const { isRunning, run } = useSingleFlight();

  const go = () =>
    run(async () => {
      setFailure(undefined);
      tracking.event("generic-button-click", { componentName: "linkAmazon" });
      const outcome = await startVoiceLink(skywave);
      if (!outcome.ok) {
        tracking.businessError(outcome.code);
        return setFailure(outcome);
      }
      setLeaving(true);
      return location.assign(outcome.authorizationUrl);
    });

  // Whoever comes back by the browser's button finds the page as it was left: it must be good to press again.
  useEffect(() => {
    const show = () => setLeaving(false);
    addEventListener("pageshow", show);
    return () => removeEventListener("pageshow", show);
  }, []);

  return (
    <>
      {failure === undefined ? null : (
        <CommonFailureNotice failure={failure} onRetry={() => void go()} takesFocus />
      )}
      <p>{translate("amazon.what")}</p>
      <div>
        <Button
          isWorking={isRunning || isLeaving}
          workingText={translate("amazon.going")}
          onPress={() => void go()}
        >
          {translate("amazon.go")}
        </Button>
      </div>
    </>
  );
}
