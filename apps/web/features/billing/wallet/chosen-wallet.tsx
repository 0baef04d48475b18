import { useEffect, useRef } from "react";
import { formatCard } from "#i18n/format-card.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import type { WalletCard } from "./wallet-card.ts";
import styles from "./wallet.module.css";

interface ChosenWalletProps {
  card: WalletCard;
  onForget: () => void;
}

/** The card that somebody has handed over, in the place of the field for one, and the way to another. */
export function ChosenWallet({ card, onForget }: ChosenWalletProps) {
  const translate = useTranslate();
  const name = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => name.current?.focus(), [card.token]);
  return (
    <p className={styles.chosen}>
      <b ref={name} tabIndex={-1}>
        {formatCard(translate, card)}
      </b>
      <TextButton onPress={onForget}>{translate("wallet.choose-another")}</TextButton>
    </p>
  );
}
