import { Button } from "#ui/button/button.tsx";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxSwitch } from "../panel/use-sandbox-answer.ts";

/** Proofs of being a student that wait to be looked at, as somebody at the provider sees them. */
export function StudentsPanel() {
  const { translate } = useSandbox();
  const { answer, hasFailed, reload, change, isChanging } = useSandboxSwitch("student-reviews");
  return (
    <Panel
      heading="sandbox.students.heading"
      intro="sandbox.students.intro"
      hasFailed={hasFailed}
      isLoading={answer === undefined}
      reload={reload}
    >
      {answer?.reviews.length === 0 ? <p>{translate("sandbox.students.none")}</p> : null}
      <ul className={styles.rows}>
        {answer?.reviews.map(({ verificationId, name, school, fileName }) => (
          <li key={verificationId} className={styles.row}>
            <b>{name}</b>
            <span className={styles.soft}>
              {school} · {fileName ?? translate("sandbox.students.waiting")}
            </span>
            <span>
              <Button
                look="quiet"
                isWorking={isChanging}
                onPress={() => change({ verificationId, outcome: "approved" })}
              >
                {translate("sandbox.students.approve")}
              </Button>{" "}
              <Button
                look="quiet"
                isWorking={isChanging}
                onPress={() => change({ verificationId, outcome: "rejected" })}
              >
                {translate("sandbox.students.reject")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
