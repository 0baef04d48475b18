import { useNavigate } from "react-router";
import { LookUpForm } from "#features/customer-lookup/look-up-customer/look-up-form.tsx";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { PATHS } from "../../paths/paths.ts";
import { RenewalPage } from "../change-plan-page.tsx";
import { LookUp } from "./look-up-page.tsx";

const SIGN_IN = `/${PATHS.signIn}?${new URLSearchParams({ returnUrl: `/${PATHS.renewal}` }).toString()}`;

/** The choice of what follows a promotion, for those who come by a mail: who is not signed in is looked up first. */
export function RenewalLookUpPage() {
  const navigate = useNavigate();
  if (useSession(isSignedIn)) return <RenewalPage />;
  return (
    <LookUp>
      <LookUpForm onFound={() => void navigate(SIGN_IN)} />
    </LookUp>
  );
}
