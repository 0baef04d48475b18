import { Panel } from "../panel/panel.tsx";
import styles from "../panel/sandbox.module.css";
import { useSandboxSwitch } from "../panel/use-sandbox-answer.ts";
import switchStyles from "./switch-row.module.css";
import { SwitchRow } from "./switch-row.tsx";

/** Every call of the platform, to be switched off as an operator would. */
export function EndpointsPanel() {
  const { answer, hasFailed, reload, change } = useSandboxSwitch("endpoints");
  return (
    <Panel
      heading="sandbox.endpoints.heading"
      intro="sandbox.endpoints.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      <ul className={styles.rows}>
        {answer?.endpoints.map(({ domain, name, method, path, enabled }) => (
          <SwitchRow
            key={`${domain}.${name}`}
            name={`${domain}.${name}`}
            isOn={enabled}
            onChange={(next) => change({ domain, name, enabled: next })}
          >
            {method} <span className={switchStyles.path}>{path}</span>
          </SwitchRow>
        ))}
      </ul>
    </Panel>
  );
}
