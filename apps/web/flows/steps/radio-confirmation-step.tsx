import { ShowConfirmationStep } from "#features/orders/show-confirmation/show-confirmation-step.tsx";
import { FollowActivation } from "#features/signal/follow-activation/follow-activation.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatRadio } from "#orders/named-radios.ts";
import { usePurchase } from "../engine/flow-context.ts";

/** What is bought is bought, and each radio gets its channels while its owner looks on. */
export function RadioConfirmationStep() {
  const translate = useTranslate();
  const radio = usePurchase((state) => state.radio);
  const moreRadios = usePurchase((state) => state.moreRadios);
  // A plan that follows a trial begins on its day: until then the radio plays what it does.
  const isLater = usePurchase((state) => state.confirmedOrder?.change !== undefined);
  return (
    <ShowConfirmationStep>
      {radio === null || isLater
        ? null
        : [radio, ...moreRadios].map((each) => (
            <FollowActivation
              key={each.token}
              which={{ token: each.token }}
              type={each.type}
              {...(moreRadios.length > 0 && { name: formatRadio(translate, each) })}
            />
          ))}
    </ShowConfirmationStep>
  );
}
