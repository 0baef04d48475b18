import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { renewTargetedLink } from "@skywave/services/targeted-links/renew-targeted-link";
import type { NamedLink } from "@skywave/services/targeted-links/show-targeted-link";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./open-targeted-link.module.css";

/** A link that is over, and the way to a fresh one. Whether there ever was a plan behind it, nobody is told. */
export function RenewLink({ link }: { link: NamedLink }) {
  const translate = useTranslate<"plans">();
  const { skywave } = useApp();
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();

  async function renew() {
    setFailure(undefined);
    const outcome = await renewTargetedLink(skywave, link);
    if (outcome.ok) setSent(true);
    else setFailure(outcome);
  }

  if (isSent)
    return (
      <Notice tone="good" takesFocus>
        {translate("targeted.fresh-sent")}
      </Notice>
    );
  return (
    <>
      <Notice tone="warn">{translate("targeted.over")}</Notice>
      {failure === undefined ? null : <CommonFailureNotice failure={failure} takesFocus />}
      <div className={styles.ways}>
        <Button isWorking={isRunning} onPress={() => void run(renew)}>
          {translate("targeted.fresh")}
        </Button>
      </div>
    </>
  );
}
