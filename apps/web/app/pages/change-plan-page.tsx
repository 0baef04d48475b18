import { GiftCardEntry } from "#features/billing/gift-card/gift-card-entry.tsx";
import { AddCard } from "#features/billing/payment-methods/add-card.tsx";
import { RenewalPage as Renewal } from "#features/subscriptions/change-plan/renewal-page.tsx";
import { UpgradePage as Upgrade } from "#features/subscriptions/change-plan/upgrade-page.tsx";
import { UpgradeVipPage as UpgradeVip } from "#features/subscriptions/change-plan/upgrade-vip-page.tsx";
import { ChangePage } from "#features/subscriptions/change-plan/change-page.tsx";

const slots: Parameters<typeof ChangePage>[0]["slots"] = {
  addCard: (props) => <AddCard {...props} />,
  giftCard: (props) => <GiftCardEntry {...props} />,
};

/** Another plan or another term, now or when the term is over. */
export function ChangePlanPage() {
  return <ChangePage isTermOnly={false} slots={slots} />;
}

/** The same plan, paid at other times. */
export function ChangeTermPage() {
  return <ChangePage isTermOnly slots={slots} />;
}

/** One plan up, now. */
export function UpgradePage() {
  return <Upgrade slots={slots} />;
}

/** Two subscriptions at one price. */
export function UpgradeVipPage() {
  return <UpgradeVip slots={slots} />;
}

/** What follows a promotion. */
export function RenewalPage() {
  return <Renewal slots={slots} />;
}
