import { AccountPage } from "#features/accounts/view-account/account-page.tsx";
import { ShowInAppMessage } from "#features/in-app-messages/show-in-app-message.tsx";
import { PartnerProducts } from "#features/partners/partner-products.tsx";
import { UnfinishedPurchases } from "#features/purchase-drafts/unfinished-purchases.tsx";
import { OfferPasskey } from "#features/authentication/offer-passkey.tsx";

/** The account, with what was not finished, what we have to tell, and the offer of a passkey to whoever has none. */
export function AccountHomePage() {
  const aside = (
    <>
      <UnfinishedPurchases />
      <ShowInAppMessage />
      <OfferPasskey />
    </>
  );
  return <AccountPage aside={aside} ExtraProducts={PartnerProducts} />;
}
