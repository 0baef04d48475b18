import { signOut } from "@skywave/services/sessions/sign-out";
import { ask } from "@skywave/services/outcomes/ask";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatWait } from "#i18n/format-period.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn, type SessionTimeout } from "#platform/session-store.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PATHS } from "../../paths/paths.ts";

/** Spoken at these seconds only: every second would drown out the rest of the page. */
const SPOKEN_AT_SECONDS = [120, 60, 30, 10];

interface SessionTimeoutModalProps {
  secondsLeft: number | undefined;
  timeout: SessionTimeout | null;
}

/** The question before the end, or the news after it. */
export function SessionTimeoutModal({ secondsLeft, timeout }: SessionTimeoutModalProps) {
  return timeout === null ? <StillThere secondsLeft={secondsLeft ?? 0} /> : <SignedOut timeout={timeout} />;
}

function StillThere({ secondsLeft }: { secondsLeft: number }) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const formatAt = (seconds: number) => translate("timeout.text", { wait: formatWait(translate, seconds) });
  const spokenSeconds = SPOKEN_AT_SECONDS.findLast((seconds) => secondsLeft <= seconds) ?? secondsLeft;
  const [failure, setFailure] = useState<CommonFailure>();
  const { run } = useSingleFlight();
  // Any answer of the server counts as activity, and this one also tells that the session still stands.
  const stay = () =>
    void run(async () => {
      setFailure(undefined);
      const answer = await ask(skywave, { domain: "user", name: "getIdentity", input: {}, expected: [] });
      if (!answer.ok) setFailure(answer);
    });

  return (
    <Dialog title={translate("timeout.heading")} closeText={translate("timeout.stay")} isOpen onClose={stay}>
      {failure === undefined ? null : <CommonFailureNotice failure={failure} />}
      <p aria-hidden="true">{formatAt(secondsLeft)}</p>
      <p role="status" className="visually-hidden">
        {formatAt(spokenSeconds)}
      </p>
      <Button look="quiet" onPress={() => void signOut(skywave)}>
        {translate("timeout.leave")}
      </Button>
    </Dialog>
  );
}

function SignedOut({ timeout }: { timeout: SessionTimeout }) {
  const translate = useTranslate();
  const { session } = useApp();
  // The news comes first and the end of the session right after it; signing in again has to wait for that.
  const isEnding = useSession(isSignedIn);
  const navigate = useNavigate();
  const close = () => session.setState({ timeout: null });

  function signIn() {
    close();
    void navigate(`/${PATHS.signIn}?${new URLSearchParams({ returnUrl: timeout.returnUrl })}`);
  }

  return (
    <Dialog
      title={translate("timeout.over-heading")}
      closeText={translate("timeout.dismiss")}
      isOpen
      onClose={close}
    >
      <p>{translate(timeout.reason === "idle" ? "timeout.over-text" : "timeout.ended-text")}</p>
      <Button isWorking={isEnding} onPress={signIn}>
        {translate("timeout.sign-in")}
      </Button>
    </Dialog>
  );
}
