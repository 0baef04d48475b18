import type { RefObject } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./card.module.css";
import type { CardStatus } from "./use-card-element.ts";

interface CardBoxProps {
  box: RefObject<HTMLDivElement | null>;
  status: CardStatus;
  drawsFields: boolean;
  error: string | undefined;
  /** The frame says it already. */
  isErrorInFrame: boolean;
  onRetry: () => void;
}

/** The place of the card field. What is typed in it goes to the card processor and never comes here. */
export function CardBox({ box, status, drawsFields, error, isErrorInFrame, onRetry }: CardBoxProps) {
  const translate = useTranslate();
  return (
    <div className={styles.card}>
      {status === "unavailable" ? (
        <Notice tone="bad" actions={<TextButton onPress={onRetry}>{translate("action.retry")}</TextButton>}>
          {translate("billing.card-unavailable")}
        </Notice>
      ) : null}
      <div
        id="field-card"
        role="group"
        aria-label={translate("billing.card")}
        aria-describedby={error === undefined ? undefined : "card-error"}
        className={styles.box}
        data-look={drawsFields ? "fields" : "line"}
        data-invalid={error !== undefined}
        hidden={status === "unavailable"}
      >
        {status === "loading" ? <p className={styles.loading}>{translate("billing.card-loading")}</p> : null}
        <div ref={box} />
      </div>
      {error === undefined ? null : (
        <p id="card-error" className={isErrorInFrame ? "visually-hidden" : styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
