import type { Offer, Subscription } from "@skywave/contract";
import { useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { inclusionChanges } from "#pricing/compare-plans/inclusion-changes.ts";
import surface from "#ui/surface/surface.module.css";
import { formatPrice, formatPriceNow } from "../parts/format-price.ts";
import styles from "./what-changes.module.css";

/** What somebody gains and loses with another plan than the one they have, and the price of the one and the other. */
export function WhatChanges({ subscription, offer }: { subscription: Subscription; offer: Offer }) {
  const translate = useTranslate<"plans">();
  const id = useId();
  const { active } = subscription.offers;
  const [from, to] = [active.inclusions, offer.inclusions];
  const changes = from && to && inclusionChanges(translate, { from, to });
  const isSame = changes !== undefined && changes.gained.length + changes.lost.length === 0;
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby={id}>
      <h2 id={id}>{translate("change.effect", { from: active.name, to: offer.name })}</h2>
      <div className={styles.changes}>
        {changes === undefined || isSame ? null : (
          <>
            <Lines sign="+" heading={translate("change.gained")} lines={changes.gained} />
            <Lines sign="–" heading={translate("change.lost")} lines={changes.lost} />
          </>
        )}
        {isSame ? <p>{translate("change.same")}</p> : null}
        <div>
          <h3>{translate("change.paid")}</h3>
          <p>
            <b>{formatPrice(translate, offer)}</b>
          </p>
          <p className={styles.soft}>
            {translate("change.paid-now", { price: formatPriceNow(translate, subscription) })}
          </p>
        </div>
      </div>
    </section>
  );
}

function Lines({ sign, heading, lines }: { sign: "+" | "–"; heading: string; lines: readonly string[] }) {
  const translate = useTranslate<"plans">();
  return (
    <div>
      <h3>{heading}</h3>
      {lines.length === 0 ? (
        <p className={styles.soft}>{translate("change.none")}</p>
      ) : (
        <ul className={styles.lines} data-gained={sign === "+"}>
          {lines.map((line) => (
            <li key={line}>
              <span aria-hidden="true">{sign}</span>
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
