import { useId, useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { ANALYTICS, MARKETING, OPTIONAL_GROUPS } from "#platform/privacy/consent.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { SETTINGS_PATHS } from "../paths/settings-paths.ts";
import { type Consent, useConsent } from "./use-consent.ts";
import styles from "./privacy.module.css";

export interface PrivacyDeskProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Where people decide about their privacy: asked where the law wants a yes first, and on every page on demand. */
export function PrivacyDesk({ isOpen, onOpen, onClose }: PrivacyDeskProps) {
  const translate = useTranslate<"privacy">();
  const { country } = useApp();
  const consent = useConsent();
  return (
    <>
      {country === "CA" && !consent.hasChosen ? <Question consent={consent} onMore={onOpen} /> : null}
      <p role="status">{consent.isSaved ? translate("privacy.saved") : null}</p>
      {isOpen ? <PrivacyChoices consent={consent} onClose={onClose} /> : null}
    </>
  );
}

/** Stands at the foot of the page, over nothing: whoever does not care reads on and has said no. */
function Question({ consent, onMore }: { consent: Consent; onMore: () => void }) {
  const translate = useTranslate<"privacy">();
  return (
    <section className={styles.question} aria-label={translate("privacy.question")}>
      <h2>{translate("privacy.question")}</h2>
      <p>{translate("privacy.question.about")}</p>
      <div className={styles.answers}>
        <Button look="quiet" onPress={() => consent.keep([ANALYTICS])}>
          {translate("privacy.question.yes")}
        </Button>
        <Button look="quiet" onPress={() => consent.keep([])}>
          {translate("privacy.question.no")}
        </Button>
      </div>
      <p>
        <TextButton onPress={onMore}>{translate("privacy.question.more")}</TextButton>
      </p>
    </section>
  );
}

interface PrivacyChoicesProps {
  consent: Consent;
  onClose: () => void;
}

/** Every purpose by itself, with what it is for; saying no is as near as saying yes. */
function PrivacyChoices({ consent, onClose }: PrivacyChoicesProps) {
  const translate = useTranslate<"privacy">();
  const { groups, hasGlobalPrivacyControl } = consent.state;
  const [wanted, setWanted] = useState<readonly string[]>(groups);
  const isWanted = (group: string) => wanted.includes(group);
  const isRefusedByBrowser = (group: string) => hasGlobalPrivacyControl && group === MARKETING;

  function toggle(group: string): void {
    setWanted(isWanted(group) ? wanted.filter((other) => other !== group) : [...wanted, group]);
  }

  function save(allowed: (group: string) => boolean): void {
    consent.keep(OPTIONAL_GROUPS.filter((group) => allowed(group) && !isRefusedByBrowser(group)));
    onClose();
  }

  return (
    <Dialog
      title={translate("privacy.heading")}
      closeText={translate("privacy.close")}
      isOpen
      onClose={onClose}
    >
      <p>{translate("privacy.intro")}</p>
      {hasGlobalPrivacyControl ? <Notice tone="info">{translate("privacy.signal")}</Notice> : null}
      <div className={styles.groups}>
        <div className={styles.group}>
          <p>
            <span className={styles.always}>{translate("privacy.group.C0001")}</span> ·{" "}
            {translate("privacy.always-on")}
          </p>
          <p>{translate("privacy.about.C0001")}</p>
        </div>
        {OPTIONAL_GROUPS.map((group) => (
          <Group
            key={group}
            group={group}
            isChecked={isWanted(group)}
            isRefusedByBrowser={isRefusedByBrowser(group)}
            onChange={() => toggle(group)}
          />
        ))}
      </div>
      <div className={styles.answers}>
        <Button look="quiet" onPress={() => save(() => true)}>
          {translate("privacy.allow-all")}
        </Button>
        <Button look="quiet" onPress={() => save(() => false)}>
          {translate("privacy.refuse-all")}
        </Button>
        <Button look="quiet" onPress={() => save(isWanted)}>
          {translate("privacy.save")}
        </Button>
      </div>
      <p className={styles.more}>
        <Link to={`/${SETTINGS_PATHS.stopCalls}`} onClick={onClose}>
          {translate("privacy.stop-calls")}
        </Link>
      </p>
    </Dialog>
  );
}

interface GroupProps {
  group: (typeof OPTIONAL_GROUPS)[number];
  isChecked: boolean;
  isRefusedByBrowser: boolean;
  onChange: () => void;
}

function Group({ group, isChecked, isRefusedByBrowser, onChange }: GroupProps) {
  const translate = useTranslate<"privacy">();
  const id = useId();
  return (
    <div className={styles.group}>
      <label>
        <input
          type="checkbox"
          checked={isChecked && !isRefusedByBrowser}
          disabled={isRefusedByBrowser}
          aria-describedby={id}
          onChange={onChange}
        />
        <span>{translate(`privacy.group.${group}`)}</span>
      </label>
      <p id={id}>{translate(`privacy.about.${group}`)}</p>
    </div>
  );
}
