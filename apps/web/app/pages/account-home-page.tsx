import type { Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { AccountPage } from "#features/accounts/view-account/account-page.tsx";
import { BillDelivery } from "#features/billing/view-bills/bill-delivery.tsx";
import { ShowInAppMessage } from "#features/in-app-messages/show-in-app-message.tsx";
import { PartnerProducts } from "#features/partners/partner-products.tsx";
import { UnfinishedPurchases } from "#features/purchase-drafts/unfinished-purchases.tsx";
import { OfferPasskey } from "#features/authentication/offer-passkey.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { AccountRadios } from "./account-radios.tsx";

/** The account, with what was not finished, what we have to tell, and the offer of a passkey to whoever has none. */
export function AccountHomePage() {
  const aside = (
    <>
      <UnfinishedPurchases />
      <ShowInAppMessage />
      <OfferPasskey />
    </>
  );
  return (
    <AccountPage aside={aside} ExtraProducts={PartnerProducts} Radios={Radios} Delivery={BillDelivery} />
  );
}

function Radios({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const translate = useTranslate<"radios">();
  return (
    <>
      <AccountRadios subscriptions={subscriptions} />
      <p>
        <Link to="/transfer/join">{translate("join.open")}</Link>
      </p>
    </>
  );
}
