import type { Skywave } from "@skywave/sdk";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./identity.module.css";
import { FIRST_CHOICE, PersonChoice } from "./person-choice.tsx";
import { Trial } from "./trial.tsx";
import { useTrial } from "./use-trial.ts";

/** Brings somebody whom the legacy system signed in into this browser. */
export function LegacySignIn({ skywave }: { skywave: Skywave }) {
  const { api, translate } = useSandbox();
  const [email, setEmail] = useState(FIRST_CHOICE);
  const { made, hasFailed, isWorking, run } = useTrial<string>();
  const migrate = async () => {
    const { sxmData } = await api.make("legacy-tokens", { email });
    const migrated = await skywave.session.migrate(sxmData);
    if (!migrated.ok) throw new Error("The legacy sign-in was refused", { cause: migrated.failure });
    return email;
  };
  return (
    <Trial
      heading="sandbox.identity.legacy"
      about="sandbox.identity.legacy.about"
      hasFailed={hasFailed}
      outcome={
        made === undefined ? null : (
          <a href="/account">{translate("sandbox.identity.legacy.done", { email: made })}</a>
        )
      }
    >
      <div className={styles.controls}>
        <PersonChoice email={email} onChange={setEmail} />
        <Button look="quiet" isWorking={isWorking} onPress={() => run(migrate)}>
          {translate("sandbox.identity.legacy.migrate")}
        </Button>
      </div>
    </Trial>
  );
}
