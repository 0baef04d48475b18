import type { GiftCardRedemption, RegisteredGiftCard } from "@skywave/contract";
import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BillPage } from "../bill-page/bill-page.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { GivenGifts } from "../given-gifts/given-gifts.tsx";
import { GiftCardForm } from "./gift-card-form.tsx";
import { RedeemForm } from "./redeem-form.tsx";
import { RedemptionReceipt } from "./redemption-receipt.tsx";
import surface from "#ui/surface/surface.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

type Stage =
  | { name: "typing" }
  | { name: "registered"; card: RegisteredGiftCard }
  | { name: "redeemed"; redemption: GiftCardRedemption };

/** From the gift card in somebody's hand to their balance. */
export function GiftCardPage() {
  const translate = useTranslate<"bills">();
  const [stage, setStage] = useState<Stage>({ name: "typing" });
  const part = useKeptFocus<HTMLDivElement>(stage.name);
  const { tracking } = useApp();
  useEffect(() => tracking.event("prepaid-opened"), [tracking]);
  const startAnew = () => setStage({ name: "typing" });
  return (
    <BillPage
      heading={translate("gift-card.heading")}
      flow="redeemGiftCard"
      page="account/gift-card"
      isBelowBills
    >
      <p className={pageStyles.lead}>{translate("gift-card.text")}</p>
      <div ref={part}>
        {stage.name === "typing" ? (
          <div className={surface.card}>
            <GiftCardForm look="signal" onRegistered={(card) => setStage({ name: "registered", card })} />
          </div>
        ) : null}
        {stage.name === "registered" ? (
          <RedeemForm
            giftCard={stage.card}
            onRedeemed={(redemption) => setStage({ name: "redeemed", redemption })}
            onAnother={startAnew}
          />
        ) : null}
        {stage.name === "redeemed" ? (
          <RedemptionReceipt redemption={stage.redemption} onAnother={startAnew} />
        ) : null}
      </div>
      <div className={pageStyles.given}>
        <GivenGifts />
      </div>
    </BillPage>
  );
}
