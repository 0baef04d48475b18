import { useStartedClient } from "../client/use-started-client.ts";
import { Panel } from "../panel/panel.tsx";
import { LegacySignIn } from "./legacy-sign-in.tsx";
import { OlderDevice } from "./older-device.tsx";
import { PartnerPlan } from "./partner-plan.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import { WaitingDevicePanel } from "./waiting-device-panel.tsx";
import { WaitingPlans } from "./waiting-plans.tsx";

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
