import type { FoundDevice, PurchaseDraft } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { forgetPurchaseDraft } from "@skywave/services/purchase-drafts/forget-purchase-draft";
import { listPurchaseDrafts } from "@skywave/services/purchase-drafts/list-purchase-drafts";
import { useState } from "react";
import { Link } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatDay, formatList, formatMoney } from "#i18n/format.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./unfinished-purchases.module.css";

/** What the person began to buy, here or on another device, and can go on with where they stopped. */
export function UnfinishedPurchases() {
  const { latest, show } = useServerData({
    area: "orders",
    verb: "listPurchaseDrafts",
    ask: listPurchaseDrafts,
  });
  const drafts = latest?.drafts ?? [];
  if (drafts.length === 0) return null;
  return (
    <div className={styles.drafts}>
      {drafts.map((draft) => (
        <Unfinished
          key={draft.flowName}
          draft={draft}
          onForgotten={() => show({ ok: true, drafts: drafts.filter((other) => other !== draft) })}
        />
      ))}
    </div>
  );
}

function Unfinished({ draft, onForgotten }: { draft: PurchaseDraft; onForgotten: () => void }) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const [isRefused, setRefused] = useState(false);
  const { isRunning, run } = useSingleFlight();
  const { path, promoCode, flowName } = draft;
  const query = new URLSearchParams({
    resume: "true",
    ...(promoCode !== undefined && { promocode: promoCode }),
  });

  const forget = () =>
    run(async () => {
      const outcome = await forgetPurchaseDraft(skywave, flowName);
      setRefused(!outcome.ok);
      if (outcome.ok) onForgotten();
    });

  return (
    <Notice
      tone="info"
      actions={
        <>
          <Link className={styles.link} to={`/${path}?${query.toString()}`}>
            {translate("unfinished.resume")}
          </Link>
          <TextButton isWorking={isRunning} onPress={() => void forget()}>
            {translate("unfinished.forget")}
          </TextButton>
        </>
      }
    >
      {formatDraft(translate, draft)}
      {isRefused ? ` ${translate("unfinished.forget-failed")}` : ""}
    </Notice>
  );
}

/** What was begun, and when: a plan, several of them, or a gift. */
function formatDraft(translate: Translator, draft: PurchaseDraft): string {
  const { locale } = translate;
  const { gift, savedAt } = draft;
  const day = Temporal.Instant.from(savedAt).toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate();
  const date = formatDay(day.toString(), locale);
  if (gift !== undefined)
    return translate("unfinished.gift", { amount: formatMoney(gift.amount, gift.currency, locale), date });
  return translate("unfinished.text", { plan: formatPlans(translate, draft), date });
}

function formatPlans(translate: Translator, { offerName = "", lines, radios = [] }: PurchaseDraft): string {
  if (radios.length === 0)
    return lines?.map((line) => `${line.quantity} × ${line.offerName}`).join(", ") ?? offerName;
  const { locale } = translate;
  const plans = new Set(lines?.map((line) => line.offerName) ?? [offerName]);
  return translate("unfinished.for", {
    plan: formatList([...plans], locale),
    radios: formatList(namesOf(translate, radios), locale),
  });
}

/** By vehicle, with the end of the number where another one is just like it. */
function namesOf(translate: Translator, radios: readonly FoundDevice[]): string[] {
  const names = radios.map(({ vehicle, radioIdLastFour: lastFour }) =>
    vehicle === null ? translate("unfinished.radio", { lastFour }) : formatVehicle(vehicle, translate.locale),
  );
  const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return radios.map(({ radioIdLastFour }, place) => {
    const name = names[place] ?? "";
    return isAlone(name) ? name : `${name} (${radioIdLastFour})`;
  });
}
