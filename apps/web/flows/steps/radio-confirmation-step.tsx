import { ShowConfirmationStep } from "#features/orders/show-confirmation/show-confirmation-step.tsx";
import { FollowActivation } from "#features/signal/follow-activation/follow-activation.tsx";
import { usePurchase } from "../engine/flow-context.ts";

/** The plan is bought, and the radio gets its channels while its owner looks on. */
export function RadioConfirmationStep() {
  const radio = usePurchase((state) => state.radio);
  // A plan that follows a trial begins on its day: until then the radio plays what it does.
  const isLater = usePurchase((state) => state.confirmedOrder?.change !== undefined);
  return (
    <ShowConfirmationStep>
      {radio === null || isLater ? null : (
        <FollowActivation which={{ token: radio.token }} type={radio.type} />
      )}
    </ShowConfirmationStep>
  );
}
