import { Link } from "react-router";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./read-document.module.css";

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

interface DocumentPageProps {
  heading: string;
  lead: string;
  /** A text holds paragraphs, one a line. */
  sections: readonly { id: string; heading: string; text: string }[];
}

/** A long text to read or print, with its contents beside it. */
function DocumentPage({ heading, lead, sections }: DocumentPageProps) {
  const translate = useTranslate<"legal">();
  const { agreementVersion, contactUrl } = useApp().shell;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.note}>
          <span>{translate("legal.effective", { date: formatDay(agreementVersion, translate.locale) })}</span>
          <TextButton onPress={() => print()}>{translate("legal.print")}</TextButton>
        </p>
      </header>
      <nav aria-label={translate("legal.contents")} className={styles.contents}>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`} tabIndex={-1}>
            <h2 id={`${section.id}-heading`}>{section.heading}</h2>
            {section.text.split("\n").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className={styles.note}>
          <span>{translate("legal.questions")}</span>
          <Link to={contactUrl}>{translate("legal.contact")}</Link>
        </p>
      </div>
    </div>
  );
}
