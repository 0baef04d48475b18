import { AddCard } from "../../features/billing/payment-methods/add-card.tsx";
import { ChangePage } from "../../features/plans/change-plan/change-page.tsx";

type AddCardProps = Parameters<typeof AddCard>[0];

const addCard = (props: AddCardProps) => <AddCard {...props} />;

/** Another plan or another term, now or when the term is over. */
export function ChangePlanPage() {
  return <ChangePage isTermOnly={false} addCard={addCard} />;
}

/** The same plan, paid at other times. */
export function ChangeTermPage() {
  return <ChangePage isTermOnly addCard={addCard} />;
}
