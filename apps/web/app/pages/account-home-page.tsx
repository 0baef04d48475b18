import { AccountPage } from "../../features/account/view-account/account-page.tsx";
import { OfferPasskey } from "../../features/identity/offer-passkey/offer-passkey.tsx";

/** The account, with the offer of a passkey to whoever has none. */
export function AccountHomePage() {
  return <AccountPage aside={<OfferPasskey />} />;
}
