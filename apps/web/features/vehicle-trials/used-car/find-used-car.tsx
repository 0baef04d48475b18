import type { NamedVehicle } from "@skywave/contract";
import { type ComponentType, useState } from "react";
import { Controller } from "react-hook-form";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { RadioIdField } from "#forms/radio-id/radio-id-field.tsx";
import { Ways } from "#forms/ways/ways.tsx";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { type FoundUsedCar, type UsedCarNumber, useCheckUsedCar } from "./use-check-used-car.ts";

/** Draws why a used car can't have a trial; the notice is a feature of its own. */
export type UsedCarNoticeView = ComponentType<{
  code: string;
  traceId: string;
  planStarts?: string;
  onAgain: () => void;
}>;

interface FindUsedCarProps {
  /** A radio ID that a link named; empty without one. */
  known?: string;
  Refused: UsedCarNoticeView;
  onFound: (car: FoundUsedCar) => void;
}

/**
 * Which used car it is: by the number that its radio shows, or by its VIN. A VIN only names it, so whoever typed one is
 * asked for the other number next. It stands below a heading of the second level.
 */
export function FindUsedCar({ known = "", Refused, onFound }: FindUsedCarProps) {
  const translate = useTranslate<"vehicles">();
  const [open, setOpen] = useState<UsedCarNumber>("radioId");
  const [named, setNamed] = useState<NamedVehicle>();

  function take(by: UsedCarNumber, typed: string, car: NamedVehicle) {
    if (by === "radioId") return onFound({ ...car, radioId: typed });
    setNamed(car);
    setOpen("radioId");
  }

  const vehicle =
    named?.vehicleState == null
      ? translate("used-vehicle.portable")
      : formatVehicle(named.vehicleState, translate.locale);
  return (
    <>
      {named === undefined ? null : (
        <Notice tone="info" takesFocus>
          {translate("used-vehicle.vin-found", { vehicle })}
        </Notice>
      )}
      <Ways
        open={open}
        onOpen={setOpen}
        ways={(["radioId", "vin"] as const).map((way) => ({
          way,
          name: translate(`used-vehicle.by.${way}`),
          form: (
            <NumberForm
              by={way}
              known={way === "radioId" ? known : ""}
              Refused={Refused}
              onFound={(typed, car) => take(way, typed, car)}
            />
          ),
        }))}
      />
    </>
  );
}

interface NumberFormProps {
  by: UsedCarNumber;
  known: string;
  Refused: UsedCarNoticeView;
  onFound: (typed: string, car: NamedVehicle) => void;
}

function NumberForm({ by, known, Refused, onFound }: NumberFormProps) {
  const translate = useTranslate<"vehicles">();
  const { form, refused, failure, submit, isSending } = useCheckUsedCar({ by, known, onFound });
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      {failure === undefined ? null : <CommonFailureNotice failure={failure} takesFocus onRetry={submit} />}
      {refused === undefined ? null : (
        <Refused
          code={refused.usedCarCode}
          traceId={refused.traceId}
          {...(refused.planStartsOn !== null && { planStarts: refused.planStartsOn })}
          onAgain={() => focusField(by)}
        />
      )}
      <NumberField by={by} form={form} />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isSending} workingText={translate("used-vehicle.checking")}>
          {translate("used-vehicle.check")}
        </Button>
      </div>
    </form>
  );
}

function NumberField({
  by,
  form,
}: Pick<NumberFormProps, "by"> & Pick<ReturnType<typeof useCheckUsedCar>, "form">) {
  const translate = useTranslate<"radios">();
  return (
    <Controller
      control={form.control}
      name="typed"
      render={({ field, fieldState }) => {
        const shared = { ...field, name: by, error: fieldState.error?.message };
        return by === "radioId" ? (
          <RadioIdField
            {...shared}
            onMend={(radioId) => {
              form.setValue("typed", radioId);
              form.clearErrors();
            }}
          />
        ) : (
          <TextField
            {...shared}
            label={translate("find-radio.vin")}
            description={translate("find-radio.vin-hint")}
            autoComplete="off"
          />
        );
      }}
    />
  );
}
