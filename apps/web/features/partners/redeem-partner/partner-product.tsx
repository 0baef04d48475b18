import {
  activateEntitlement,
  type ActivateEntitlementOutcome,
} from "@skywave/services/partners/activate-entitlement";
import { useState } from "react";
import { focusOnArrival } from "#forms/focus-on-arrival.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import surface from "#ui/surface/surface.module.css";
import styles from "./partner-product.module.css";
import type { PartnerProductToShow } from "./use-partner-products.ts";

interface PartnerProductProps {
  product: PartnerProductToShow;
  onRedeemed: () => void;
}

/** One product of a partner: whether it is redeemed, and the way to it. */
export function PartnerProduct({ product, onRedeemed }: PartnerProductProps) {
  const translate = useTranslate<"plans">();
  const { skywave, tracking } = useApp();
  const [outcome, setOutcome] = useState<ActivateEntitlementOutcome>();
  const { isRunning, run } = useSingleFlight();
  const { id, status, redemption, product: name, plan } = product;

  const redeem = () =>
    run(async () => {
      const settled = await activateEntitlement(skywave, id);
      setOutcome(settled);
      if (!settled.ok) tracking.businessError(settled.code);
      if (settled.ok || settled.code === "ALREADY_REDEEMED") onRedeemed();
    });

  const state = outcome?.ok === true ? "activated" : status;
  const look = { pending: "pending", activated: "active", revoked: "expired" }[state];
  return (
    <article className={styles.product}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span className={surface.state} data-state={look}>
          {translate(`partner.status.${state}`)}
        </span>
      </div>
      <p className={styles.soft}>{translate("partner.comes-with", { plan })}</p>
      <Activation outcome={outcome} name={name} onRetry={() => void redeem()} />
      {redemption === "NotRedeemed" && outcome?.ok !== true ? (
        <Button look="quiet" isWorking={isRunning} onPress={() => void redeem()}>
          {translate("partner.redeem", { product: name })}
        </Button>
      ) : null}
    </article>
  );
}

interface ActivationProps {
  outcome: ActivateEntitlementOutcome | undefined;
  name: string;
  onRetry: () => void;
}

function Activation({ outcome, name, onRetry }: ActivationProps) {
  const translate = useTranslate<"plans">();
  if (outcome === undefined) return null;
  if (outcome.ok) return <Redeemed name={name} signupUrl={outcome.signupUrl} />;
  switch (outcome.code) {
    case "ALREADY_REDEEMED":
      return <Notice tone="info">{translate("partner.error.ALREADY_REDEEMED", { product: name })}</Notice>;
    case "UNREACHABLE":
    case "SESSION_ENDED":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
      return <CommonFailureNotice failure={outcome} onRetry={onRetry} />;
  }
}

/** The partner's page opens by a press of the person's own, knows nothing of ours, and its address is kept nowhere. */
function Redeemed({ name, signupUrl }: { name: string; signupUrl: string }) {
  const translate = useTranslate<"plans">();
  return (
    <Notice
      tone="good"
      actions={
        <a ref={focusOnArrival} href={signupUrl} target="_blank" rel="noopener noreferrer">
          {translate("partner.open", { product: name })}
        </a>
      }
    >
      {translate("partner.redeemed", { product: name })}
    </Notice>
  );
}
