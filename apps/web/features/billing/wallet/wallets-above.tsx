import type { ReactNode } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import type { useWallets } from "./use-wallets.ts";
import styles from "./wallet.module.css";

interface WalletsAboveProps {
  wallets: ReturnType<typeof useWallets>;
  /** While something is paid, no button opens another sheet. */
  isBusy?: boolean;
  /** The field for a card. */
  children: ReactNode;
}

/** The buttons of wallets over the field for a card; their room is there before they are, and gone where there are none. */
export function WalletsAbove({ wallets, isBusy = false, children }: WalletsAboveProps) {
  const translate = useTranslate();
  const { box, room } = wallets;
  return (
    <div className={styles.ways}>
      <div
        className={styles.wallets}
        role="group"
        aria-label={translate("wallet.group")}
        data-room={room}
        inert={isBusy || room !== "offered"}
      >
        <div ref={box} className={styles.buttons} />
        <p className={styles.or}>{translate("wallet.or-card")}</p>
      </div>
      {children}
    </div>
  );
}
