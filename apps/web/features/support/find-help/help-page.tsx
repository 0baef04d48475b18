import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Card } from "#ui/surface/card.tsx";
import { findAnswers, type HelpAnswer } from "./find-answers.ts";
import styles from "./find-help.module.css";
import { HELP_GROUPS } from "./help-groups.ts";

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
