import type { KeyOf } from "#i18n/translate.ts";
import { type ReactNode, useId } from "react";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { useSandbox } from "./sandbox-context.ts";
import styles from "./sandbox.module.css";

interface PanelProps {
  heading: KeyOf<"sandbox">;
  intro: KeyOf<"sandbox">;
  hasFailed?: boolean;
  isLoading?: boolean;
  reload?: () => void;
  children: ReactNode;
}

/** One section of the sandbox with its heading, and what to do while there is nothing to show. */
export function Panel({ heading, intro, hasFailed, isLoading, reload, children }: PanelProps) {
  const { translate } = useSandbox();
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{translate(heading)}</h2>
      <p className={styles.intro}>{translate(intro)}</p>
      {hasFailed ? (
        <Notice
          tone="bad"
          actions={reload && <TextButton onPress={reload}>{translate("sandbox.retry")}</TextButton>}
        >
          {translate("sandbox.failed")}
        </Notice>
      ) : null}
      {isLoading && !hasFailed ? <Spinner label={translate("sandbox.loading")} /> : children}
    </section>
  );
}
