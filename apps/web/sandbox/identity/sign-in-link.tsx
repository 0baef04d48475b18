import type { Skywave } from "@skywave/sdk";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./identity.module.css";
import { FIRST_CHOICE, PersonChoice } from "./person-choice.tsx";
import { Trial } from "./trial.tsx";
import { useTrial } from "./use-trial.ts";

/** Has a sign-in link mailed, and leads to the mail. */
export function SignInLink({ skywave }: { skywave: Skywave }) {
  const { translate } = useSandbox();
  const [email, setEmail] = useState(FIRST_CHOICE);
  const { made, hasFailed, isWorking, run } = useTrial<string>();
  const ask = async () => {
    const body = { handle: email, baseUrl: location.origin, language: translate.locale };
    const asked = await skywave.call("user", "requestMagicLink", { body });
    if (!asked.ok) throw new Error("The link was refused", { cause: asked.failure });
    return email;
  };
  return (
    <Trial
      heading="sandbox.identity.link"
      about="sandbox.identity.link.about"
      hasFailed={hasFailed}
      outcome={
        made === undefined ? null : (
          <a href={`?to=${encodeURIComponent(made)}#inbox`}>
            {translate("sandbox.identity.link.sent", { to: made })}
          </a>
        )
      }
    >
      <div className={styles.controls}>
        <PersonChoice email={email} onChange={setEmail} />
        <Button look="quiet" isWorking={isWorking} onPress={() => run(ask)}>
          {translate("sandbox.identity.link.ask")}
        </Button>
      </div>
    </Trial>
  );
}
