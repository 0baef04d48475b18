import type { Identity, Subscription } from "@skywave/contract";
import { BILLING_TIME_ZONE } from "@skywave/domain/calendar/billing-time-zone";
import { Link } from "react-router";
import { formatDay, formatMoney } from "#i18n/format.ts";
import type { Translator } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import type { CachedAccount } from "#platform/offline/cached-account.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import buttonStyles from "#ui/button/button.module.css";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./attention.module.css";
import { type Matter, whatNeedsAttention } from "./what-needs-attention.ts";

const TONES = {
  overdue: "bad",
  unpaid: "warn",
  cardExpired: "warn",
  cardExpiresSoon: "info",
  emailMissing: "warn",
  emailUnproved: "info",
  priceStep: "info",
  ending: "info",
  paused: "info",
} as const satisfies Record<Matter["kind"], "bad" | "warn" | "info">;

/** What needs attention, before anything else on the page; each with the one thing to do about it. */
export function Attention({ account }: { account: CachedAccount & { identity?: Identity } }) {
  const translate = useTranslate<"plans">();
  const { skywave } = useApp();
  const now = Temporal.Instant.fromEpochMilliseconds(skywave.clock.now());
  const today = now.toZonedDateTimeISO(BILLING_TIME_ZONE).toPlainDate();
  const matters = whatNeedsAttention(account, today);
  if (matters.length === 0) return null;
  return (
    <div className={styles.matters}>
      {matters.map((matter, at) => (
        <Notice
          key={keyOf(matter)}
          tone={TONES[matter.kind]}
          actions={
            at === 0 && isUrgent(matter) ? (
              <Link className={buttonStyles.button} data-look="ink" to={pathOf(matter)}>
                {formatAct(translate, matter)}
              </Link>
            ) : (
              <Link className={styles.link} to={pathOf(matter)}>
                {formatAct(translate, matter)}
              </Link>
            )
          }
        >
          {formatMatter(translate, matter)}
        </Notice>
      ))}
    </div>
  );
}

/** Waits for the person, where the rest happens by itself. */
function isUrgent({ kind }: Matter): boolean {
  return TONES[kind] !== "info" || kind === "emailUnproved";
}

function keyOf(matter: Matter): string {
  return "subscription" in matter ? `${matter.kind}-${matter.subscription.id}` : matter.kind;
}

function formatMatter(translate: Translator, matter: Matter): string {
  const { locale } = translate;
  switch (matter.kind) {
    case "overdue":
    case "unpaid": {
      const amount = formatMoney(matter.amountDue, matter.currency, locale);
      return translate(matter.kind === "overdue" ? "account.unpaid-late" : "account.unpaid", { amount });
    }
    case "cardExpired":
      return translate("attention.card-expired");
    case "cardExpiresSoon":
      return translate("attention.card-expires-soon");
    case "emailMissing":
      return translate("attention.email-missing");
    case "emailUnproved":
      return translate("attention.email-unproved");
    case "priceStep": {
      const { subscription, step } = matter;
      return translate("attention.price-step", {
        plan: planOn(translate, subscription, step.start),
        date: formatDay(step.start, locale),
        price: formatMoney(step.price, subscription.currency, locale),
        withTax: formatMoney(step.priceAfterTax, subscription.currency, locale),
      });
    }
    case "ending":
    case "paused":
      return translate(`attention.${matter.kind}`, {
        plan: formatPlanName(translate, matter.subscription),
        date: formatDay(matter.day, locale),
      });
  }
}

/** What is heard from a day on may be another plan, which has no nickname yet. */
function planOn(translate: Translator, subscription: Subscription, day: string): string {
  const { agreed, offers } = subscription;
  const isOther = agreed.planFrom !== null && agreed.planFrom <= day;
  return isOther && offers.pending !== null ? offers.pending.name : formatPlanName(translate, subscription);
}

function formatAct(translate: Translator<"plans">, { kind }: Matter): string {
  switch (kind) {
    case "overdue":
    case "unpaid":
      return translate("account.pay-now");
    case "cardExpired":
    case "cardExpiresSoon":
      return translate("account.payment-methods");
    case "emailMissing":
      return translate("attention.add-email");
    case "emailUnproved":
      return translate("attention.verify-email");
    case "ending":
      return translate("attention.keep");
    case "priceStep":
    case "paused":
      return translate("plan.open");
  }
}

function pathOf(matter: Matter): string {
  switch (matter.kind) {
    case "overdue":
    case "unpaid":
      return "/account/pay";
    case "cardExpired":
    case "cardExpiresSoon":
      return "/account/payment-methods";
    case "emailMissing":
    case "emailUnproved":
      return "/account/security";
    case "priceStep":
    case "ending":
    case "paused":
      return `/account/plan/${encodeURIComponent(matter.subscription.id)}`;
  }
}
