import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./verify-student.module.css";

/** A proof that is being looked at; whoever waits may look again. */
export function InReview({ onLookAgain }: { onLookAgain: () => Promise<void> }) {
  const translate = useTranslate<"student">();
  const [hasLooked, setLooked] = useState(false);
  const { isRunning, run } = useSingleFlight();
  const look = () =>
    void run(async () => {
      await onLookAgain();
      setLooked(true);
    });
  return (
    <div className={styles.stack}>
      <Notice tone="info">{translate(hasLooked ? "student.review.still" : "student.review.text")}</Notice>
      <div>
        <Button
          look="quiet"
          isWorking={isRunning}
          workingText={translate("student.verify.loading")}
          onPress={look}
        >
          {translate("student.review.again")}
        </Button>
      </div>
    </div>
  );
}
