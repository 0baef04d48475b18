import type { StreamingCredentials as Credentials } from "@skywave/contract";
import { loadStreamingCredentials } from "@skywave/services/identities/set-streaming-credentials";
import { type ReactNode, useEffect, useState } from "react";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { StepUp } from "../step-up/step-up.tsx";
import { SetStreamingCredentialsForm } from "./set-streaming-credentials-form.tsx";

interface StreamingCredentialsProps {
  /** After a purchase: whoever chose both before has nothing to do here. */
  isOnboarding: boolean;
  /** Beside the button that saves. */
  aside?: ReactNode;
  /** Hears that there is no sign-in yet; the same function each time, or it hears again. */
  onMissing?: () => void;
  /** Hears whether both were saved, or refused. */
  onOutcome?: (isSaved: boolean) => void;
  /** Where to go once both are chosen. */
  afterwards: ReactNode;
}

/** By what a person signs in where they listen: shown, chosen or replaced, and then said to be ready. */
export function StreamingCredentials(props: StreamingCredentialsProps) {
  const { isOnboarding, aside, onMissing, onOutcome, afterwards } = props;
  const translate = useTranslate<"self">();
  const { view, retry } = useServerData({
    area: "security",
    verb: "loadStreamingCredentials",
    ask: loadStreamingCredentials,
  });
  const [saved, setSaved] = useState<{ credentials: Credentials; isNewPassword: boolean }>();
  const [isChanging, setChanging] = useState(false);
  const isMissing = view.status === "ready" && !isChosen(view.data.credentials);
  useEffect(() => {
    if (isMissing) onMissing?.();
  }, [isMissing, onMissing]);
  if (saved !== undefined) {
    const { username, maskedUsername } = saved.credentials;
    return (
      <Finished heading={translate("credentials.done-heading")} isNews>
        <p>{translate("credentials.done", { username: username ?? maskedUsername })}</p>
        {saved.isNewPassword ? <p>{translate("credentials.done-others")}</p> : null}
        {afterwards}
      </Finished>
    );
  }
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  if (view.status === "loading") return <Spinner label={translate("credentials.loading")} />;
  const { credentials } = view.data;
  if (isOnboarding && isChosen(credentials) && !isChanging) {
    return (
      <Finished heading={translate("credentials.ready-heading")} isNews={false}>
        <p>{translate("credentials.ready", { username: credentials.username })}</p>
        <p>
          <TextButton onPress={() => setChanging(true)}>{translate("credentials.change")}</TextButton>
        </p>
        {afterwards}
      </Finished>
    );
  }
  return (
    <StepUp>
      <SetStreamingCredentialsForm
        before={credentials}
        onSaved={(news) => {
          onOutcome?.(true);
          setSaved(news);
        }}
        onRefused={() => onOutcome?.(false)}
        aside={aside}
      />
    </StepUp>
  );
}

/** Chosen by the person, and not made up for them. */
function isChosen(credentials: Credentials): credentials is Credentials & { username: string } {
  const { username, hasPassword, hasRandomCredentials } = credentials;
  return username !== undefined && hasPassword && !hasRandomCredentials;
}

interface FinishedProps {
  heading: string;
  /** Came in the place of something that was pressed, so it takes the focus. */
  isNews: boolean;
  children: ReactNode;
}

function Finished({ heading, isNews, children }: FinishedProps) {
  return (
    <>
      <h2 ref={isNews ? focusOnArrival : undefined} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </>
  );
}
