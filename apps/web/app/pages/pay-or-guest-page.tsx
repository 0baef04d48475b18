import { GuestPayPage } from "#features/billing/pay-as-guest/guest-pay-page.tsx";
import { PayPage } from "#features/billing/pay-bill/pay-page.tsx";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";

/** Who is signed in pays their own bills; everybody else may pay for an account whose number they know. */
export function PayOrGuestPage() {
  return useSession(isSignedIn) ? <PayPage /> : <GuestPayPage />;
}
