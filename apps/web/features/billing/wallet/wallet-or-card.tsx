import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { CardBox } from "../card/card-box.tsx";
import type { useCardElement } from "../card/use-card-element.ts";
import { ChosenWallet } from "./chosen-wallet.tsx";
import type { useWalletChoice } from "./use-wallet-choice.ts";
import { WalletsAbove } from "./wallets-above.tsx";
import styles from "./wallet.module.css";

interface WalletOrCardProps {
  wallet: ReturnType<typeof useWalletChoice>;
  card: ReturnType<typeof useCardElement>;
  error: string | undefined;
  isBusy: boolean;
  /** A group around it is named after the card. */
  isNamed?: boolean;
}

/** Where a new card comes from: out of a wallet, or typed. What was typed stays while a wallet is chosen. */
export function WalletOrCard({ wallet, card, error, isBusy, isNamed }: WalletOrCardProps) {
  const translate = useTranslate();
  const { chosen } = wallet;
  return (
    <>
      {wallet.isOutdated ? <Notice tone="warn">{translate("wallet.amount-changed")}</Notice> : null}
      {chosen === undefined ? null : <ChosenWallet card={chosen} onForget={wallet.forget} />}
      <div className={styles.choice} hidden={chosen !== undefined}>
        <WalletsAbove wallets={wallet.wallets} isBusy={isBusy}>
          <CardBox card={card} error={error} isNamed={isNamed} />
        </WalletsAbove>
      </div>
    </>
  );
}
