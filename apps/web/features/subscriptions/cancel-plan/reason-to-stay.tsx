import type { Offer, Subscription } from "@skywave/contract";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { formatPrice } from "../parts/format-price.ts";
import { planPaths } from "../parts/plan-paths.ts";
import styles from "../parts/plans.module.css";

interface ReasonToStayProps {
  subscription: Subscription;
  /** The same plan for less; null where there is none. */
  offer: Offer | null;
  isWorking: boolean;
  onStay: (offer: Offer) => void;
  /** The button that cancels. It stands first, and no other is larger. */
  children: ReactNode;
}

/** One reason to stay beside the button that cancels, where the rule of the place allows it: a lower price, else a pause. */
export function ReasonToStay({ subscription, offer, isWorking, onStay, children }: ReasonToStayProps) {
  const translate = useTranslate<"plans">();
  const navigate = useNavigate();
  if (!subscription.options.cancelOptions.viewOffer) return <div>{children}</div>;
  return (
    <>
      <p>
        {offer === null
          ? translate("cancel.or-pause")
          : translate("cancel.or-offer", { plan: offer.name, price: formatPrice(translate, offer) })}
      </p>
      <div className={styles.equal}>
        {children}
        {offer === null ? (
          <Button onPress={() => void navigate(planPaths.pause(subscription.id))}>
            {translate("cancel.pause-instead")}
          </Button>
        ) : (
          <Button
            isWorking={isWorking}
            workingText={translate("change.asking")}
            onPress={() => onStay(offer)}
          >
            {translate("cancel.keep-for-less")}
          </Button>
        )}
      </div>
    </>
  );
}
