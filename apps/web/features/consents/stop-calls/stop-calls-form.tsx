import { type FormEvent, useEffect, useRef } from "react";
import { ErrorSummary, focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { fieldOfNumber } from "./check-stop-calls.ts";
import styles from "./stop-calls.module.css";
import type { StopCallsRequest } from "./use-stop-calls.ts";
import type { TypedNumbers } from "./use-typed-numbers.ts";

/** Numbers, as many as there are, and perhaps an address. */
export function StopCallsForm({ request }: { request: StopCallsRequest }) {
  const translate = useTranslate<"self">();
  const { problems, problemOf: errorOf, attempt, failure, isRunning, email, country } = request;

  function submit(event: FormEvent) {
    event.preventDefault();
    void request.submit();
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} attempt={attempt} />
      {failure === undefined ? null : (
        <CommonFailureNotice failure={failure} onRetry={() => void request.submit()} />
      )}
      <Numbers typed={request.typed} errorOf={errorOf} />
      <TextField
        label={translate("stop-calls.email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional={translate("field.optional")}
        description={translate("stop-calls.email-hint")}
        value={email}
        onChange={request.setEmail}
        error={errorOf("email")}
      />
      <SelectField
        label={translate("stop-calls.country")}
        name="country"
        placeholder={translate("stop-calls.country")}
        options={(["US", "CA"] as const).map((value) => ({
          value,
          label: translate(`stop-calls.country.${value}`),
        }))}
        value={country}
        onChange={(value) => request.setCountry(value === "CA" ? "CA" : "US")}
      />
      <p className={styles.note}>{translate("stop-calls.note")}</p>
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning}>
          {translate("stop-calls.submit")}
        </Button>
      </div>
    </form>
  );
}

interface NumbersProps {
  typed: TypedNumbers;
  errorOf: (field: string) => string | undefined;
}

function Numbers({ typed, errorOf }: NumbersProps) {
  const translate = useTranslate<"self">();
  const { numbers, canAdd } = typed;
  const wanted = useRef<string>(undefined);
  // The field that was asked for is there once the list has been drawn again.
  useEffect(() => {
    if (wanted.current === undefined) return;
    focusField(wanted.current);
    wanted.current = undefined;
  }, [numbers]);

  function remove(place: number, key: number) {
    const neighbour = numbers[place - 1];
    if (neighbour !== undefined) wanted.current = fieldOfNumber(neighbour);
    typed.remove(key);
  }

  return (
    <fieldset className={formStyles.group}>
      <legend className="visually-hidden">{translate("stop-calls.numbers")}</legend>
      {numbers.map((number, index) => {
        const place = index + 1;
        const isFirst = index === 0;
        return (
          <div key={number.key} className={styles.number}>
            <TextField
              label={
                isFirst ? translate("stop-calls.number") : translate("stop-calls.number-further", { place })
              }
              name={fieldOfNumber(number)}
              type="tel"
              autoComplete={isFirst ? "tel" : "off"}
              description={isFirst ? translate("stop-calls.number-hint") : undefined}
              optional={isFirst ? undefined : translate("field.optional")}
              value={number.text}
              onChange={(text) => typed.type(number.key, text)}
              error={errorOf(fieldOfNumber(number))}
            />
            {isFirst ? null : (
              <TextButton
                label={translate("stop-calls.remove-label", { place })}
                onPress={() => remove(index, number.key)}
              >
                {translate("stop-calls.remove")}
              </TextButton>
            )}
          </div>
        );
      })}
      {canAdd ? (
        <p>
          <TextButton
            onPress={() => {
              wanted.current = typed.add();
            }}
          >
            {translate("stop-calls.add")}
          </TextButton>
        </p>
      ) : null}
    </fieldset>
  );
}
