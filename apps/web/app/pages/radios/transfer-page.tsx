import { AddCard } from "#features/billing/payment-methods/add-card.tsx";
import { FindRadio } from "#features/radios/find-radio/find-radio.tsx";
import { FollowActivation } from "#features/signal/follow-activation/follow-activation.tsx";
import { TransferPage as Transfer } from "#features/subscriptions/transfer-plan/transfer-page.tsx";

const slots: Parameters<typeof Transfer>[0]["slots"] = {
  addCard: (props) => <AddCard {...props} />,
  findRadio: (props) => <FindRadio {...props} />,
  followSignal: ({ token, type }) => <FollowActivation which={{ token }} type={type} />,
};

/** A plan goes on in another radio of its owner's. */
export function TransferPage() {
  return <Transfer slots={slots} />;
}
