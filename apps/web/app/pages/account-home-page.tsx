import { AccountPage } from "../../features/account/view-account/account-page.tsx";
import { ShowOutreach } from "../../features/account/show-outreach/show-outreach.tsx";
import { OfferPasskey } from "../../features/identity/offer-passkey/offer-passkey.tsx";

/** The account, with what we have to tell, and the offer of a passkey to whoever has none. */
export function AccountHomePage() {
  const aside = (
    <>
      <ShowOutreach />
      <OfferPasskey />
    </>
  );
  return <AccountPage aside={aside} />;
}
