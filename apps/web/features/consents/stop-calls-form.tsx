import { type FormEvent, useEffect, useRef } from "react";
import { type Control, Controller, useFieldArray } from "react-hook-form";
import { ErrorSummary, focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField, type TextFieldProps } from "#ui/fields/text-field.tsx";
import { fieldOfNumber, type TypedRequest } from "./check-stop-calls.ts";
import styles from "./stop-calls.module.css";
import type { StopCallsRequest } from "./use-stop-calls.ts";

/** As many as the server takes at once. */
const MOST_NUMBERS = 10;

/** Numbers, as many as there are, and perhaps an address. */
export function StopCallsForm({ request }: { request: StopCallsRequest }) {
  const translate = useTranslate<"self">();
  const { control, problems, attempt, failure, isRunning } = request;

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
      <Numbers control={control} />
      <Controller
        control={control}
        name="email"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("stop-calls.email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            optional={translate("field.optional")}
            description={translate("stop-calls.email-hint")}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <SelectField
            {...field}
            label={translate("stop-calls.country")}
            placeholder={translate("stop-calls.country")}
            options={(["US", "CA"] as const).map((value) => ({
              value,
              label: translate(`stop-calls.country.${value}`),
            }))}
          />
        )}
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

function Numbers({ control }: { control: Control<TypedRequest> }) {
  const translate = useTranslate<"self">();
  const { fields: numbers, append, remove } = useFieldArray({ control, name: "numbers" });
  const nextKey = useRef(1);
  const wanted = useRef<string>(undefined);
  // The field that was asked for is there once the list has been drawn again.
  useEffect(() => {
    if (wanted.current === undefined) return;
    focusField(wanted.current);
    wanted.current = undefined;
  }, [numbers]);

  function add() {
    const number = { key: nextKey.current, text: "" };
    nextKey.current += 1;
    wanted.current = fieldOfNumber(number);
    append(number, { shouldFocus: false });
  }

  function removeAt(index: number) {
    const neighbour = numbers[index - 1];
    if (neighbour !== undefined) wanted.current = fieldOfNumber(neighbour);
    remove(index);
  }

  return (
    <fieldset className={formStyles.group}>
      <legend className="visually-hidden">{translate("stop-calls.numbers")}</legend>
      {numbers.map((number, index) => (
        <div key={number.id} className={styles.number}>
          <Controller
            control={control}
            name={`numbers.${index}.text`}
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                name={fieldOfNumber(number)}
                place={index + 1}
                error={fieldState.error?.message}
              />
            )}
          />
          {index === 0 ? null : (
            <TextButton
              label={translate("stop-calls.remove-label", { place: index + 1 })}
              onPress={() => removeAt(index)}
            >
              {translate("stop-calls.remove")}
            </TextButton>
          )}
        </div>
      ))}
      {numbers.length < MOST_NUMBERS ? (
        <p>
          <TextButton onPress={add}>{translate("stop-calls.add")}</TextButton>
        </p>
      ) : null}
    </fieldset>
  );
}

interface NumberFieldProps extends Omit<TextFieldProps, "label" | "type"> {
  /** From 1 on; the first one is asked for, the others may stay empty. */
  place: number;
}

function NumberField({ place, ...field }: NumberFieldProps) {
  const translate = useTranslate<"self">();
  if (place === 1)
    return (
      <TextField
        {...field}
        label={translate("stop-calls.number")}
        type="tel"
        autoComplete="tel"
        description={translate("stop-calls.number-hint")}
      />
    );
  return (
    <TextField
      {...field}
      label={translate("stop-calls.number-further", { place })}
      type="tel"
      autoComplete="off"
      optional={translate("field.optional")}
    />
  );
}
