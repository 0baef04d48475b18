import { type ReactNode, useLayoutEffect } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useSignInAgain } from "#platform/owner/use-sign-in-again.ts";
import styles from "./bill-page.module.css";

interface BillPageProps {
  heading: string;
  /** The name under which the page is counted. */
  page: string;
  /** The flow that the page is. */
  flow?: string;
  /** One of the pages below the bills. */
  isBelowBills?: true;
  children: ReactNode;
}

/** What the pages about money have around them. */
export function BillPage({ heading, page, flow, isBelowBills, children }: BillPageProps) {
  const translate = useTranslate<"bills">();
  const { tracking } = useApp();

  useLayoutEffect(() => {
    if (flow === undefined) tracking.pageShown(page);
    else tracking.flowPageShown(flow, page);
  }, [tracking, page, flow]);
  useSignInAgain();

  return (
    <div className={styles.page}>
      {isBelowBills === true ? (
        <p className={styles.back}>
          <Link to="/account/bills">{translate("bills.back-to-bills")}</Link>
        </p>
      ) : null}
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  );
}
