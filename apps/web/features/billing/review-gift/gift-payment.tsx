import type { BillingProfile, Gift, PaymentMethod } from "@skywave/contract";
import { toCents } from "@skywave/domain/money/cents";
import { payableCards } from "@skywave/services/billing/reported-card";
import { useState } from "react";
import formStyles from "#forms/form.module.css";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { cardTokenOf } from "../card/card-token.ts";
import { useCardElement } from "../card/use-card-element.ts";
import { CardChoice, OTHER_CARD } from "../pay-bill/card-choice.tsx";
import { useWallets } from "../wallet/use-wallets.ts";
import { termsOfPayment } from "../wallet/wallet-terms.ts";
import type { useCompleteGift } from "./use-complete-gift.ts";

interface GiftPaymentProps {
  gift: Gift;
  billing: { profile: BillingProfile | null; paymentMethods: readonly PaymentMethod[] };
  purchase: ReturnType<typeof useCompleteGift>;
}

/** The card that pays, and the one button that buys. */
export function GiftPayment({ gift, billing, purchase }: GiftPaymentProps) {
  const translate = useTranslate<"bills" | "gifts">();
  const { profile, paymentMethods } = billing;
  const [first] = payableCards(paymentMethods);
  const [chosen, setChosen] = useState(first?.id ?? OTHER_CARD);
  const { tracking } = useApp();
  const [isForNextBills, setForNextBills] = useState(false);
  const typesCard = chosen === OTHER_CARD;
  const card = useCardElement(typesCard);

  const wallets = useWallets({
    isWanted: typesCard && card.status !== "unavailable",
    terms: termsOfPayment({
      amountInCents: toCents(gift.total),
      currency: gift.currency,
      name: translate("gift.face"),
      isKept: isForNextBills,
    }),
    needsAddress: false,
    onChosen: ({ token }) => purchase.buy(async () => token, isForNextBills),
    onUnreadable: () => purchase.buy(async () => null, isForNextBills),
  });

  function submit() {
    if (typesCard && !card.isComplete) {
      card.refuse(card.problem ?? translate("pay.card-incomplete"));
      tracking.userErrors(["card"]);
      card.field.current?.element.focus();
      return;
    }
    purchase.buy(
      async () => {
        if (!typesCard) return chosen;
        if (profile === null) return null;
        const { serviceAddress: address, billingProfileName } = profile;
        const owner = { ...billingProfileName.firstAndLastName, address };
        return (await cardTokenOf(card.field.current, owner, tracking)) ?? null;
      },
      typesCard ? isForNextBills : undefined,
    );
  }

  return (
    <form
      className={pageStyles.sections}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <Card heading={translate("gift.pay-with")}>
        <CardChoice
          methods={paymentMethods}
          chosen={chosen}
          onChoose={setChosen}
          nextBills={{ isChecked: isForNextBills, onChange: setForNextBills }}
          card={card}
          wallets={wallets}
          isPaying={purchase.isBuying}
        />
      </Card>
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={purchase.isBuying} workingText={translate("gift.paying")}>
          {translate("gift.pay", { amount: formatMoney(gift.total, gift.currency, translate.locale) })}
        </Button>
      </div>
    </form>
  );
}
