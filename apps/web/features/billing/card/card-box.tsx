import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./card.module.css";
import type { useCardElement } from "./use-card-element.ts";

interface CardBoxProps {
  card: ReturnType<typeof useCardElement>;
  /** What is wrong with it, where a form says so itself. */
  error?: string | undefined;
  /** A group around it has its name, and says what is wrong with it: nobody hears both twice. */
  isNamed?: boolean | undefined;
}

/** Of what is wrong with the card. */
export const CARD_ERROR_ID = "card-error";

/** The place of the card field. What is typed in it goes to the card processor and never comes here. */
export function CardBox({ card, error = card.problem, isNamed = false }: CardBoxProps) {
  const { box, status, drawsFields, isComplete, isProblemInFrame, retry } = card;
  const translate = useTranslate();
  return (
    <div className={styles.card}>
      {status === "unavailable" ? (
        <Notice tone="bad" actions={<TextButton onPress={retry}>{translate("action.retry")}</TextButton>}>
          {translate("billing.card-unavailable")}
        </Notice>
      ) : null}
      <div
        id="field-card"
        {...(!isNamed && {
          role: "group",
          "aria-label": translate("billing.card"),
          "aria-describedby": error === undefined ? undefined : CARD_ERROR_ID,
        })}
        className={styles.box}
        data-look={drawsFields ? "fields" : "line"}
        data-complete={isComplete}
        data-invalid={error !== undefined}
        hidden={status === "unavailable"}
      >
        {status === "loading" ? <p className={styles.loading}>{translate("billing.card-loading")}</p> : null}
        <div ref={box} />
      </div>
      {error === undefined ? null : (
        <p id={CARD_ERROR_ID} className={isProblemInFrame ? "visually-hidden" : styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
