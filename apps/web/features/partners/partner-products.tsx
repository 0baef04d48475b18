import type { Subscription } from "@skywave/contract";
import {
  activateEntitlement,
  type ActivateEntitlementOutcome,
} from "@skywave/services/partners/activate-entitlement";
import { type EntitlementToShow, loadEntitlements } from "@skywave/services/partners/load-entitlements";
import { useState } from "react";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import surface from "#ui/surface/surface.module.css";
import styles from "./partner-products.module.css";

const hasPartner = ({ products }: Subscription) =>
  products.some(({ productType }) => productType === "partner");

/** The products of partners that come with somebody's plans; nothing where none does. */
export function PartnerProducts({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const translate = useTranslate<"plans">();
  const { products, failure, reload } = usePartnerProducts(subscriptions);
  if (products.length === 0 && failure === undefined) return null;
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="partner-products">
      <h2 id="partner-products">{translate("partner.heading")}</h2>
      {failure !== undefined ? (
        <CommonFailureNotice failure={failure} onRetry={() => void reload()} />
      ) : (
        products.map((product) => (
          <PartnerProduct key={product.id} product={product} onRedeemed={() => void reload()} />
        ))
      )}
    </section>
  );
}

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

/** What a partner owes, with the names that the plan has for it. */
interface PartnerProductToShow extends EntitlementToShow {
  product: string;
  plan: string;
}

/** The partners' products of somebody's plans. Nobody is asked where no plan has one. */
function usePartnerProducts(subscriptions: readonly Subscription[]) {
  const { view, reload } = useServerData({
    area: "partners",
    verb: "loadEntitlements",
    params: subscriptions.map(({ id }) => id),
    ask: (skywave) => loadEntitlements(skywave),
    isWanted: subscriptions.some(hasPartner),
  });
  return {
    products: view.status === "ready" ? named(view.data.entitlements, subscriptions) : [],
    failure: view.status === "failed" ? view.failure : undefined,
    reload,
  };
}

function named(
  entitlements: readonly EntitlementToShow[],
  subscriptions: readonly Subscription[],
): readonly PartnerProductToShow[] {
  return entitlements.flatMap((entitlement) => {
    const subscription = subscriptions.find(({ id }) => id === entitlement.subscriptionId);
    const product = subscription?.products.find(({ id }) => id === entitlement.productId);
    return subscription === undefined || product === undefined
      ? []
      : [{ ...entitlement, product: product.name, plan: subscription.offers.active.name }];
  });
}
