import { type ChangeAutoDownloadOutcome, changeAutoDownload } from "@skywave/services/library/auto-downloads";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { loadDue } from "./load-due.ts";

/** The newest ones: an older one that was not heard gives way. */
const MOST_EPISODES = 3;

interface AutomaticButtonProps {
  showId: string;
  title: string;
}

/** Has new episodes of a show come to the signed-in person's devices by themselves, or no more. */
export function AutomaticButton(props: AutomaticButtonProps) {
  return useSession(isSignedIn) ? <MemberButton {...props} /> : null;
}

function MemberButton({ showId, title }: AutomaticButtonProps) {
  const translate = useTranslate<"listening">();
  const { locale } = translate;
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<ChangeAutoDownloadOutcome, { ok: false }>>();
  const { latest } = useServerData({
    area: "library",
    verb: "listDue",
    params: [locale],
    ask: () => loadDue(skywave, locale),
    follows: true,
  });
  if (latest === undefined) return null;
  const isOn = latest.due.showIds.has(showId);

  async function press() {
    setRefusal(undefined);
    const show = { list: "new-episodes", entityId: showId } as const;
    const outcome = await changeAutoDownload(skywave, show, isOn ? null : MOST_EPISODES);
    if (!outcome.ok) setRefusal(outcome);
  }

  return (
    <>
      <TextButton
        isWorking={isRunning}
        label={translate(isOn ? "automatic.off-one" : "automatic.on-one", { title })}
        onPress={() => void run(press)}
      >
        {translate(isOn ? "automatic.off" : "automatic.on")}
      </TextButton>
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("automatic.error.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
    </>
  );
}
