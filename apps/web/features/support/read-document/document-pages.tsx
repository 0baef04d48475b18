import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { DocumentPage } from "./document-page.tsx";

const AGREEMENT = [
  "scope",
  "plans",
  "prices",
  "renewal",
  "notices",
  "cancel",
  "refunds",
  "payment",
  "late",
  "gift-cards",
  "account",
  "changes",
  "law",
] as const;

const PRIVACY_POLICY = [
  "know",
  "use",
  "analytics",
  "share",
  "keep",
  "safety",
  "rights",
  "children",
  "changes",
] as const;

/** What somebody agrees to who buys a plan. */
export function AgreementPage() {
  const translate = useTranslate<"legal">();
  const { name: brand, legalName } = useApp().shell.brand;
  return (
    <DocumentPage
      heading={translate("agreement.heading")}
      lead={translate("agreement.lead", { brand, legalName })}
      sections={AGREEMENT.map((id) => ({
        id,
        heading: translate(`agreement.${id}.heading`),
        text: translate(`agreement.${id}.text`, { brand, legalName }),
      }))}
    />
  );
}

/** What is known of people, and what they can do about it. */
export function PrivacyPolicyPage() {
  const translate = useTranslate<"legal">();
  const { name: brand, legalName } = useApp().shell.brand;
  return (
    <DocumentPage
      heading={translate("privacy-policy.heading")}
      lead={translate("privacy-policy.lead", { legalName })}
      sections={PRIVACY_POLICY.map((id) => ({
        id,
        heading: translate(`privacy-policy.${id}.heading`),
        text: translate(`privacy-policy.${id}.text`, { brand, legalName }),
      }))}
    />
  );
}
