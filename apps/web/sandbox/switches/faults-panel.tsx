import type { KeyOf } from "#i18n/translate.ts";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxSwitch } from "../panel/use-sandbox-answer.ts";
import { SwitchRow } from "./switch-row.tsx";

/** Descriptions in the reader's language; of faults added later, the server's own is shown. */
const DESCRIPTIONS: Readonly<Record<string, KeyOf<"sandbox">>> = {
  "card-processor-slow": "sandbox.fault.card-processor-slow",
  "card-processor-silent": "sandbox.fault.card-processor-silent",
  "card-processor-down": "sandbox.fault.card-processor-down",
  "no-wallets": "sandbox.fault.no-wallets",
  "offer-withdrawn": "sandbox.fault.offer-withdrawn",
  "student-verification-down": "sandbox.fault.student-verification-down",
  "uplink-down": "sandbox.fault.uplink-down",
  "plate-lookup-down": "sandbox.fault.plate-lookup-down",
  "slow-api": "sandbox.fault.slow-api",
};

/** What can go wrong outside, on demand. */
export function FaultsPanel() {
  const { translate } = useSandbox();
  const { answer, hasFailed, reload, change } = useSandboxSwitch("faults");
  return (
    <Panel
      heading="sandbox.faults.heading"
      intro="sandbox.faults.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      <ul className={styles.rows}>
        {answer?.faults.map(({ name, description, isActive }) => {
          const known = DESCRIPTIONS[name];
          return (
            <SwitchRow
              key={name}
              name={name}
              isOn={isActive}
              onChange={(next) => change({ name, isActive: next })}
            >
              {known === undefined ? <span lang="en">{description}</span> : translate(known)}
            </SwitchRow>
          );
        })}
      </ul>
    </Panel>
  );
}
