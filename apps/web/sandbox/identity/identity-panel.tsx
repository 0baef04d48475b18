import type { Skywave } from "@skywave/sdk";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useStartedClient } from "../client/use-started-client.ts";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./identity.module.css";
import { OlderDevice } from "./older-device.tsx";
import { FIRST_CHOICE, PersonChoice } from "./person-choice.tsx";
import { Trial } from "./trial.tsx";
import { useTrial } from "./use-trial.ts";
import { WaitingDevicePanel } from "./waiting-device-panel.tsx";
import { WaitingPlans } from "./waiting-plans.tsx";

const SALES = [
  { name: "us", country: "US", isOver: false },
  { name: "ca", country: "CA", isOver: false },
  { name: "over", country: "US", isOver: true },
] as const;

/** Ways in that start elsewhere in real life: a mail, a speaker, a dealer, the legacy system. */
export function IdentityPanel() {
  const skywave = useStartedClient();
  return (
    <Panel heading="sandbox.identity.heading" intro="sandbox.identity.intro">
      <SignInLink skywave={skywave} />
      <WaitingDevicePanel />
      <WaitingPlans />
      <PartnerPlan />
      <LegacySignIn skywave={skywave} />
      <OlderDevice skywave={skywave} />
    </Panel>
  );
}

/** Has a sign-in link mailed, and leads to the mail. */
function SignInLink({ skywave }: { skywave: Skywave }) {
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

/** Brings somebody whom the legacy system signed in into this browser. */
function LegacySignIn({ skywave }: { skywave: Skywave }) {
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

/** Sells a plan as a partner does that bills it, and gives the link that comes with it. */
function PartnerPlan() {
  const { api, translate } = useSandbox();
  const { made, hasFailed, isWorking, run } = useTrial<{ path: string }>();
  return (
    <Trial
      heading="sandbox.identity.partner-plan"
      about="sandbox.identity.partner-plan.about"
      hasFailed={hasFailed}
      outcome={
        made === undefined ? null : <a href={made.path}>{translate("sandbox.identity.partner-plan.open")}</a>
      }
    >
      <div className={styles.controls}>
        {SALES.map(({ name, ...sale }) => (
          <Button
            key={name}
            look="quiet"
            isWorking={isWorking}
            onPress={() => run(() => api.make("partner-plans", sale))}
          >
            {translate(`sandbox.identity.partner-plan.${name}`)}
          </Button>
        ))}
      </div>
    </Trial>
  );
}
