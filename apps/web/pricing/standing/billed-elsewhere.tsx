import type { Subscription } from "@skywave/contract";
import { useLayoutEffect } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BILLER_NAMES } from "./biller-names.ts";
import styles from "./billed-elsewhere.module.css";

type BilledBy = Subscription["billedBy"];

/** Whoever bills a plan that we do not, and the way there. */
export function BilledElsewhere({ billedBy }: { billedBy: BilledBy }) {
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const { source } = billedBy;
  const partnerName = BILLER_NAMES[source];
  // Before the link can be pressed, which tells of it.
  useLayoutEffect(() => {
    const resellerInfo = { resellerCode: source, ...(partnerName && { partnerName }) };
    tracking.describe({ account: { resellerInfo } });
  }, [tracking, source, partnerName]);
  if (billedBy.source === "internal") return <p>{translate("plan.billed-by.nobody")}</p>;
  const name = partnerName ?? translate("plan.billed-by.partner");
  return (
    <>
      <p>{translate("plan.billed-by.biller", { biller: name })}</p>
      {billedBy.manageUrl === null ? null : (
        <p>
          <a
            className={styles.link}
            href={billedBy.manageUrl}
            rel="noreferrer"
            onClick={() => {
              if (billedBy.source === "amazon") tracking.event("amazon-support-link-click");
            }}
          >
            {translate("plan.billed-by.manage", { biller: name })}
          </a>
        </p>
      )}
    </>
  );
}
