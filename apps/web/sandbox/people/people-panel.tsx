import { useId, useState } from "react";
import type { KeyOf, Translator } from "#i18n/translate.ts";
import { Panel } from "../panel/panel.tsx";
import type { Persona } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";
import { DeepLinks } from "./deep-links.tsx";
import { isFoundBy } from "./is-found-by.ts";

/** Descriptions in the reader's language; of people added later, the server's own is shown. */
const DESCRIPTIONS: Readonly<Record<string, KeyOf<"sandbox">>> = {
  visitor: "sandbox.persona.visitor",
  visiteuse: "sandbox.persona.visiteuse",
  dana: "sandbox.persona.dana",
  emilie: "sandbox.persona.emilie",
  sam: "sandbox.persona.sam",
  rosa: "sandbox.persona.rosa",
  nora: "sandbox.persona.nora",
  mina: "sandbox.persona.mina",
  ray: "sandbox.persona.ray",
  walter: "sandbox.persona.walter",
  june: "sandbox.persona.june",
  louise: "sandbox.persona.louise",
  alex: "sandbox.persona.alex",
};

/** Who one can be, and every way in. */
export function PeoplePanel() {
  const { answer, hasFailed, reload } = useSandboxAnswer("personas");
  const { translate } = useSandbox();
  const [wanted, setWanted] = useState("");
  const id = useId();
  const found = answer?.personas.filter((persona) =>
    isFoundBy(wanted, [nameOf(persona, translate), aboutOf(persona, translate), persona.email ?? ""]),
  );
  return (
    <>
      <Panel
        heading="sandbox.people.heading"
        intro="sandbox.people.intro"
        hasFailed={hasFailed}
        isLoading={answer === undefined}
        reload={reload}
      >
        <p>
          <a href="#tour">{translate("sandbox.people.tour")}</a>
        </p>
        <div className={styles.control}>
          <label htmlFor={id}>{translate("sandbox.people.search")}</label>
          <input id={id} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </div>
        <div role="status">
          {found?.length === 0 ? <p className={styles.empty}>{translate("sandbox.people.none")}</p> : null}
        </div>
        <ul className={styles.cards}>
          {found?.map((persona) => (
            <li key={persona.id} className={styles.card}>
              <PersonaCard persona={persona} />
            </li>
          ))}
        </ul>
      </Panel>
      {answer === undefined ? null : <DeepLinks links={answer.deepLinks} wanted={wanted} />}
    </>
  );
}

const NAMES: Readonly<Record<string, KeyOf<"sandbox">>> = {
  visitor: "sandbox.persona.visitor.name",
  visiteuse: "sandbox.persona.visiteuse.name",
};

/** What is done with a persona's link, by the server's own word for it. */
const ACTIONS: Readonly<Record<string, KeyOf<"sandbox">>> = {
  Be: "sandbox.people.be",
  "Sign in": "sandbox.people.sign-in",
  "Find the account": "sandbox.people.find",
  Checkout: "sandbox.people.buy",
};

function nameOf({ id, name }: Persona, translate: Translator<"sandbox">): string {
  const key = NAMES[id];
  return key === undefined ? name : translate(key);
}

function aboutOf({ id, description }: Persona, translate: Translator<"sandbox">): string {
  const key = DESCRIPTIONS[id];
  return key === undefined ? description : translate(key);
}

function PersonaCard({ persona }: { persona: Persona }) {
  const { translate } = useSandbox();
  const name = nameOf(persona, translate);
  return (
    <>
      <h3>{name}</h3>
      <p lang={DESCRIPTIONS[persona.id] === undefined ? "en" : undefined}>{aboutOf(persona, translate)}</p>
      {persona.email === undefined ? null : (
        <dl className={styles.facts}>
          <dt>{translate("sandbox.people.email")}</dt>
          <dd>
            <code>{persona.email}</code>
          </dd>
          <dt>{translate("sandbox.people.password")}</dt>
          <dd>
            {persona.password === undefined ? (
              translate("sandbox.people.no-password")
            ) : (
              <code>{persona.password}</code>
            )}
          </dd>
        </dl>
      )}
      <p className={styles.links}>
        {persona.links.map(({ label: word, url }) => {
          const key = ACTIONS[word] ?? "sandbox.people.sign-in";
          const action = translate(key, { name });
          // Where the words name nobody, whoever hears the link alone is told whose it is.
          const label = key === "sandbox.people.be" ? undefined : { label: action, name };
          return (
            <a key={url} href={url} aria-label={label && translate("sandbox.people.link", label)}>
              {action}
            </a>
          );
        })}
      </p>
    </>
  );
}
