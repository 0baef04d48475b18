import { useLayoutEffect } from "react";
import { Link, useNavigate } from "react-router";
import { LookUpForm } from "#features/customer-lookup/look-up-customer/look-up-form.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PATHS } from "../../paths/paths.ts";
import styles from "../pages.module.css";

/** The landing page: customers are found by what they know of themselves, and everybody else sees the plans. */
export function LookUpPage() {
  return <LookUp foundAt={`/${PATHS.pickPlan}`} />;
}

/** The form with its ways on; `foundAt` is where a customer goes who was found. */
export function LookUp({ foundAt }: { foundAt: string }) {
  const translate = useTranslate<"lookup">();
  const { tracking } = useApp();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    tracking.flowStarted("account-lookup", "flepz");
    tracking.stepShown("account-lookup", "accountLookup");
  }, [tracking]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("look-up.heading")}</h1>
      <p className={styles.lead}>{translate("look-up.text")}</p>
      <p className={styles.aside}>
        {translate("look-up.new-here")}{" "}
        <Link
          to={`/${PATHS.streamingOrganic}`}
          onClick={() => tracking.event("subscribe-link", { componentName: "accountLookup" })}
        >
          {translate("sign-in.see-plans")}
        </Link>
      </p>
      <div className={styles.card}>
        <LookUpForm onFound={() => void navigate(foundAt)} />
      </div>
      <p className={styles.aside}>
        {translate("look-up.have-password")} <Link to={`/${PATHS.signIn}`}>{translate("title.sign-in")}</Link>
      </p>
    </div>
  );
}
