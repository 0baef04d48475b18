import type { MessageChoices } from "@skywave/contract";
import { localesOf } from "@skywave/domain/locale/locale";
import { chooseMessages, loadMessageChoices } from "@skywave/services/consents/choose-messages";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { type FormEvent, useState } from "react";
import formStyles from "#forms/form.module.css";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Card } from "#ui/surface/card.tsx";

/** In which language we write, and whether offers may come, by channel. */
export function ChooseMessages() {
  const translate = useTranslate<"self">();
  const { view, retry } = useServerData({
    area: "consents",
    verb: "loadMessageChoices",
    ask: loadMessageChoices,
  });
  return (
    <Card heading={translate("manage.messages")}>
      <p>{translate("manage.messages-text")}</p>
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "loading" ? <Spinner label={translate("manage.loading")} /> : null}
      {view.status === "ready" ? <ChoicesForm kept={view.data.choices} /> : null}
    </Card>
  );
}

function ChoicesForm({ kept }: { kept: MessageChoices }) {
  const translate = useTranslate<"self">();
  const { skywave, country, tracking } = useApp();
  const [wanted, setWanted] = useState(kept);
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<CommonFailure>();
  const { isRunning, run } = useSingleFlight();
  const locales = localesOf(country);

  function want(change: Partial<MessageChoices>) {
    setSaved(false);
    setWanted((before) => ({ ...before, ...change }));
  }

  const save = () =>
    run(async () => {
      setFailure(undefined);
      tracking.event("generic-button-click", { componentName: "chooseMessages" });
      const outcome = await chooseMessages(skywave, wanted);
      if (outcome.ok) {
        setWanted(outcome.choices);
        return setSaved(true);
      }
      tracking.businessError(outcome.code);
      return setFailure(outcome);
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {failure === undefined ? null : <CommonFailureNotice failure={failure} onRetry={() => void save()} />}
      {locales.length > 1 ? (
        <SelectField
          label={translate("manage.language")}
          name="language"
          placeholder={translate("manage.language")}
          options={locales.map((value) => ({ value, label: translate(`manage.language.${value}`) }))}
          value={wanted.language}
          onChange={(value) =>
            want({ language: locales.find((locale) => locale === value) ?? kept.language })
          }
        />
      ) : null}
      <Checkbox
        name="offersByMail"
        isOptional
        isChecked={wanted.offersByMail}
        onChange={(offersByMail) => want({ offersByMail })}
      >
        {translate("manage.offers-mail")}
      </Checkbox>
      <Checkbox
        name="offersByText"
        isOptional
        isChecked={wanted.offersByText}
        onChange={(offersByText) => want({ offersByText })}
      >
        {translate("manage.offers-text")}
      </Checkbox>
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate("manage.save")}
        </Button>
        <span role="status">{isSaved ? translate("manage.messages-saved") : null}</span>
      </div>
    </form>
  );
}
