import { useEffect } from "react";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { AccountNumberClue, OwnClue, RadioClue } from "./clue-fields.tsx";
import { IdentifyForm } from "./identify-form.tsx";
import { type IdentifyAccountInput, useIdentifyAccount } from "./use-identify-account.ts";

export type ClueFormProps = Omit<IdentifyAccountInput, "way">;

/** By what stands on a radio, with the name and the code of its owner. */
export function RadioCluesForm(props: ClueFormProps) {
  const { tracking } = useApp();
  const identifying = useIdentifyAccount({ ...props, way: "RFLZ" });
  const { control, setValue } = identifying.form;
  useEffect(() => tracking.event("rflz-loaded"), [tracking]);
  return (
    <IdentifyForm way="RFLZ" identifying={identifying}>
      <RadioClue control={control} name="radioId" setValue={setValue} />
      <div className={formStyles.pair}>
        <OwnClue control={control} name="lastName" />
        <OwnClue control={control} name="zipCode" />
      </div>
    </IdentifyForm>
  );
}

/** By what stands on a bill, with the code or the name of its owner. */
export function AccountCluesForm(props: ClueFormProps) {
  const translate = useTranslate<"lookup">();
  const identifying = useIdentifyAccount({ ...props, way: "ACCT" });
  const { control } = identifying.form;
  return (
    <IdentifyForm way="ACCT" identifying={identifying}>
      <AccountNumberClue control={control} />
      <div className={formStyles.pair}>
        <OwnClue control={control} name="accountZip" instead={translate("identify.or-last-name")} />
        <OwnClue control={control} name="accountLastName" instead={translate("identify.or-zip")} />
      </div>
    </IdentifyForm>
  );
}

/** By both numbers, which a link has brought along. */
export function BothNumbersForm(props: ClueFormProps) {
  const identifying = useIdentifyAccount({ ...props, way: "RID_ACCT" });
  const { control, setValue } = identifying.form;
  return (
    <IdentifyForm way="RID_ACCT" identifying={identifying}>
      <AccountNumberClue control={control} />
      <RadioClue control={control} name="accountRadioId" setValue={setValue} />
    </IdentifyForm>
  );
}
