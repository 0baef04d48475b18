import { AccountPage } from "#features/account/view-account/account-page.tsx";
import { ShowOutreach } from "#features/account/show-outreach/show-outreach.tsx";
import { UnfinishedPurchases } from "#features/checkout/resume-purchase/unfinished-purchases.tsx";
import { OfferPasskey } from "#features/identity/offer-passkey/offer-passkey.tsx";

/** The account, with what was not finished, what we have to tell, and the offer of a passkey to whoever has none. */
export function AccountHomePage() {
  const aside = (
    <>
      <UnfinishedPurchases />
      <ShowOutreach />
      <OfferPasskey />
    </>
  );
  return <AccountPage aside={aside} />;
}
