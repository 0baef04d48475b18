import type { SignedInSession } from "@skywave/contract";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { endAllSessions, endSession } from "@skywave/services/sessions/end-session";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatList } from "#i18n/format.ts";
import { formatInstant, formatInstantDay, formatPlace } from "#i18n/format-where-and-when.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Card } from "#ui/surface/card.tsx";
import styles from "../section/security.module.css";
import surface from "#ui/surface/surface.module.css";

interface SessionsProps {
  sessions: readonly SignedInSession[];
  onChanged: () => Promise<void>;
  /** The person asks to be signed out here too; false once that failed. */
  onLeave: (isLeaving: boolean) => void;
}

function formatHistory(session: SignedInSession, translate: Translator<"security">): string {
  const { locale } = translate;
  return formatList(
    [
      translate(`security.session-kind.${session.kind}`),
      formatPlace(session.location, locale),
      translate("security.session-since", { date: formatInstantDay(session.startedAt, locale) }),
      translate("security.session-used", { date: formatInstant(session.lastUsedAt, locale) }),
    ],
    locale,
  );
}

/** Every place where the person is signed in; each can be ended from here. */
export function Sessions({ sessions, onChanged, onLeave }: SessionsProps) {
  const translate = useTranslate<"security">();
  const { skywave } = useApp();
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();

  const end = (sessionId: string) =>
    void run(async () => {
      setFailure(undefined);
      const outcome = await endSession(skywave, sessionId);
      if (!outcome.ok) return setFailure(outcome);
      return onChanged();
    });

  const endAll = () =>
    void run(async () => {
      setFailure(undefined);
      onLeave(true);
      const outcome = await endAllSessions(skywave);
      if (outcome.ok) return;
      onLeave(false);
      setFailure(outcome);
    });

  return (
    <Card heading={translate("security.sessions")}>
      {failure === undefined ? null : <CommonFailureNotice failure={failure} />}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <div>
              <strong>{session.deviceName}</strong>
              <span className={styles.soft}>{formatHistory(session, translate)}</span>
            </div>
            {session.isCurrent ? (
              <span className={surface.state}>{translate("security.session-here")}</span>
            ) : (
              <TextButton
                label={translate("security.session-end-label", { name: session.deviceName })}
                isWorking={isRunning}
                onPress={() => end(session.sessionId)}
              >
                {translate("security.session-end")}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button look="quiet" isWorking={isRunning} onPress={endAll}>
          {translate("security.sessions-end-all")}
        </Button>
        <span className={styles.soft}>{translate("security.sessions-end-all-text")}</span>
      </div>
    </Card>
  );
}
