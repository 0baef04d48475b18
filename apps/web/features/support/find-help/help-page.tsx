import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Card } from "#ui/surface/card.tsx";
import { findAnswers, type HelpAnswer } from "./find-answers.ts";
import styles from "./find-help.module.css";

/** What people ask, in the order in which a group shows it, and the page where each is settled. */
const HELP_GROUPS = [
  {
    id: "plans",
    questions: [
      { id: "change-plan", to: "/subscription/change" },
      { id: "pause-plan", to: "/subscription/pause" },
      { id: "cancel-plan", to: "/help/cancel" },
      { id: "after-trial", to: "/account/bills" },
      { id: "student", to: "/subscribe/checkout/studentverification" },
    ],
  },
  {
    id: "billing",
    questions: [
      { id: "bill-changed", to: "/account/bills" },
      { id: "payment-failed", to: "/account/pay" },
      { id: "change-card", to: "/account/payment-methods" },
      { id: "gift-card", to: "/account/gift-card" },
      { id: "refund", to: "/help/cancel" },
    ],
  },
  {
    id: "sign-in",
    questions: [
      { id: "forgot-password", to: "/account/login" },
      { id: "no-code", to: "/account/login" },
      { id: "passkey", to: "/account/security" },
    ],
  },
  {
    id: "devices",
    questions: [
      { id: "link-device", to: "/onboarding/device-linking" },
      { id: "sign-out-device", to: "/account/security" },
    ],
  },
  {
    id: "privacy",
    questions: [
      { id: "stop-calls", to: "/donotcall" },
      { id: "delete-account", to: "/account/security" },
    ],
  },
] as const;

interface LinkedAnswer extends HelpAnswer {
  link: string;
  to: string;
}

/** Answers to look up, and the way to a person for what is not among them. */
export function HelpPage() {
  const translate = useTranslate<"support">();
  const { contactUrl } = useApp().shell;
  const [typed, setTyped] = useState("");
  const groups = useHelpGroups();
  const isSearching = typed.trim() !== "";
  const found = findAnswers(
    groups.flatMap(({ answers }) => answers),
    typed,
  );
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("help.heading")}</h1>
      <search className={styles.search}>
        <TextField
          label={translate("help.search")}
          name="help"
          description={translate("help.search-hint")}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className={styles.found}>
          {isSearching && found.length > 0 ? translate.plural("help.found", found.length) : null}
          {isSearching && found.length === 0
            ? `${translate("help.nothing", { words: typed.trim() })} ${translate("help.nothing-next")}`
            : null}
        </p>
      </search>
      {isSearching ? (
        <Answers answers={found} />
      ) : (
        groups.map(({ id, heading, answers }) => (
          <Card key={id} heading={heading}>
            <Answers answers={answers} />
          </Card>
        ))
      )}
      <p className={styles.still}>
        <strong>{translate("help.still")}</strong>
        <Link to={contactUrl}>{translate("help.ask")}</Link>
      </p>
    </div>
  );
}

function Answers({ answers }: { answers: readonly LinkedAnswer[] }) {
  return (
    <ul className={styles.answers}>
      {answers.map(({ id, question, answer, link, to }) => (
        <li key={id}>
          <Disclosure summary={question}>
            <p>{answer}</p>
            <p>
              <Link to={to}>{link}</Link>
            </p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

function useHelpGroups() {
  const translate = useTranslate<"support">();
  return HELP_GROUPS.map(({ id, questions }) => ({
    id,
    heading: translate(`help.group.${id}`),
    answers: questions.map(({ id: question, to }): LinkedAnswer => ({
      id: question,
      question: translate(`help.${question}.question`),
      answer: translate(`help.${question}.answer`),
      link: translate(`help.${question}.link`),
      to,
    })),
  }));
}
