import { formatDay } from "#i18n/format.ts";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxSwitch } from "../panel/use-sandbox-answer.ts";
import { SwitchRow } from "./switch-row.tsx";

/** The flags, with who answers for each and until when. */
export function FlagsPanel() {
  const { translate } = useSandbox();
  const { answer, hasFailed, reload, change } = useSandboxSwitch("flags");
  return (
    <Panel
      heading="sandbox.flags.heading"
      intro="sandbox.flags.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      <ul className={styles.rows}>
        {answer?.flags.map(({ name, isOn, owner, reason, removeBy }) => (
          <SwitchRow key={name} name={name} isOn={isOn} onChange={(next) => change({ name, isOn: next })}>
            <span lang="en">{reason}.</span> {translate("sandbox.flags.owner", { owner })} ·{" "}
            {translate("sandbox.flags.remove-by", { day: formatDay(removeBy, translate.locale) })}
          </SwitchRow>
        ))}
      </ul>
    </Panel>
  );
}
