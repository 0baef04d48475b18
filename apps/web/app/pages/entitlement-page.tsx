import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { useLayoutEffect, useState } from "react";
import { PartnerProducts } from "#features/partners/partner-products.tsx";
import { BilledPlans } from "#features/partners/entitlement/billed-plans.tsx";
import { RedeemPartnerPlan } from "#features/partners/entitlement/redeem-partner-plan.tsx";
import { RestorePurchases } from "#features/partners/entitlement/restore-purchases.tsx";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { takeFragment } from "../navigation/take-fragment.ts";
import styles from "./pages.module.css";
import { SignInOrCreate } from "./sign-in-or-create.tsx";

/** Plans that somebody else bills: brought here by a link or from a store, and seen with who bills them. */
export function EntitlementPage() {
  const translate = useTranslate<"entitlement">();
  const { tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  useLeftStages(SIGN_IN_STAGES, signedIn);
  const [token] = useState(takeFragment);
  useLayoutEffect(() => tracking.flowPageShown("entitlement", "subscribe/entitlement"), [tracking]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("entitlement.heading")}</h1>
      <p className={styles.lead}>{translate("entitlement.text")}</p>
      {signedIn ? (
        <Entitlements token={token} />
      ) : (
        <div className={styles.card}>
          <Notice tone="info">{translate("entitlement.sign-in")}</Notice>
          <SignInOrCreate startsWith="signIn" />
        </div>
      )}
    </div>
  );
}

function Entitlements({ token }: { token: string }) {
  const translate = useTranslate<"entitlement">();
  const plans = useServerData({ area: "subscriptions", verb: "listPlans", ask: listPlans });
  // What was loaded stays on the screen while it is looked up again.
  const { view, latest, reload, retry } = plans;
  return (
    <div className={styles.sections}>
      {token === "" ? null : <RedeemPartnerPlan token={token} onRedeemed={() => void reload()} />}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "loading" && latest === undefined ? (
        <Spinner label={translate("entitlement.loading")} />
      ) : null}
      {latest === undefined ? null : (
        <>
          <BilledPlans subscriptions={latest.subscriptions} onChanged={reload} />
          <PartnerProducts subscriptions={latest.subscriptions} />
        </>
      )}
      <RestorePurchases onRestored={() => void reload()} />
    </div>
  );
}
