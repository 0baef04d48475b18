import type { KeyOf } from "#i18n/translate.ts";
import { Panel } from "../panel/panel.tsx";
import type { DeepLink, Persona } from "../panel/sandbox-api.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";
import { LINK_TEXTS } from "./link-texts.ts";

/** Descriptions in the reader's language; of people added later, the server's own is shown. */
const DESCRIPTIONS: Readonly<Record<string, KeyOf<"sandbox">>> = {
  visitor: "sandbox.persona.visitor",
  visiteuse: "sandbox.persona.visiteuse",
  dana: "sandbox.persona.dana",
  emilie: "sandbox.persona.emilie",
  sam: "sandbox.persona.sam",
  rosa: "sandbox.persona.rosa",
  alex: "sandbox.persona.alex",
};

/** Who one can be, and every way in. */
export function PeoplePanel() {
  const { answer, hasFailed, reload } = useSandboxAnswer("personas");
  return (
    <>
      <Panel
        heading="sandbox.people.heading"
        intro="sandbox.people.intro"
        hasFailed={hasFailed}
        isLoading={answer === undefined}
        reload={reload}
      >
        <ul className={styles.cards}>
          {answer?.personas.map((persona) => (
            <li key={persona.id} className={styles.card}>
              <PersonaCard persona={persona} />
            </li>
          ))}
        </ul>
      </Panel>
      {answer === undefined ? null : <DeepLinks links={answer.deepLinks} />}
    </>
  );
}

const NAMES: Readonly<Record<string, KeyOf<"sandbox">>> = {
  visitor: "sandbox.persona.visitor.name",
  visiteuse: "sandbox.persona.visiteuse.name",
};

function PersonaCard({ persona }: { persona: Persona }) {
  const { translate } = useSandbox();
  const description = DESCRIPTIONS[persona.id];
  const knownName = NAMES[persona.id];
  const name = knownName === undefined ? persona.name : translate(knownName);
  const action = translate(persona.email === undefined ? "sandbox.people.buy" : "sandbox.people.sign-in");
  return (
    <>
      <h3>{name}</h3>
      <p>
        {description === undefined ? <span lang="en">{persona.description}</span> : translate(description)}
      </p>
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
        {persona.links.map((link) => (
          <a
            key={link.url}
            href={link.url}
            aria-label={translate("sandbox.people.link", { label: action, name })}
          >
            {action}
          </a>
        ))}
      </p>
    </>
  );
}

/** Every page of the product, one click away. */
function DeepLinks({ links }: { links: readonly DeepLink[] }) {
  return (
    <Panel heading="sandbox.links.heading" intro="sandbox.links.intro">
      <ul className={styles.rows}>
        {links.map((link) => (
          <DeepLinkRow key={link.url} link={link} />
        ))}
      </ul>
    </Panel>
  );
}

function DeepLinkRow({ link }: { link: DeepLink }) {
  const { translate } = useSandbox();
  const known = LINK_TEXTS[link.label];
  return (
    <li className={styles.row} lang={known === undefined ? "en" : undefined}>
      <a href={link.url}>{known === undefined ? link.label : translate(known.label)}</a>
      <span className={styles.soft}>{known === undefined ? link.description : translate(known.about)}</span>
      <span className={styles.tag}>{link.country}</span>
    </li>
  );
}
