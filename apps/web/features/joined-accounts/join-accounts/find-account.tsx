import { isOneTimeCode, readOneTimeCode } from "@skywave/domain/identity/one-time-code";
import { type ReactNode, useId } from "react";
import { Controller, useForm } from "react-hook-form";
import { ErrorSummary } from "#forms/error-summary.tsx";
import { problemsOf } from "#forms/field-problems.ts";
import formStyles from "#forms/form.module.css";
import { useRefuse } from "#forms/use-refuse.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import surface from "#ui/surface/surface.module.css";

interface Part {
  isRunning: boolean;
  /** Why it did not work. */
  notice: ReactNode;
}

/** The second account, by its number or address. */
export function NameAccount({ isRunning, notice, onNamed }: Part & { onNamed: (account: string) => void }) {
  const translate = useTranslate<"radios">();
  const form = useForm({ defaultValues: { account: "" }, shouldFocusError: false });
  const { attempt, refuse } = useRefuse(form.setError);
  const submit = form.handleSubmit(({ account }) =>
    account.trim() === ""
      ? refuse([{ field: "account", message: translate("join.account-empty") }])
      : onNamed(account.trim()),
  );
  return (
    <AskedFor heading={translate("join.find")} notice={notice} onSubmit={() => void submit()}>
      <ErrorSummary problems={problemsOf<"account">(form.formState.errors, ["account"])} attempt={attempt} />
      <Controller
        control={form.control}
        name="account"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("join.account")}
            description={translate("join.account-hint")}
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("join.working")}>
          {translate("join.send")}
        </Button>
      </div>
    </AskedFor>
  );
}

interface ProveAccountProps extends Part {
  onTyped: (code: string) => void;
  onOther: () => void;
}

/** The code that went to the contact on file of the second account. */
export function ProveAccount({ isRunning, notice, onTyped, onOther }: ProveAccountProps) {
  const translate = useTranslate<"radios">();
  const form = useForm({ defaultValues: { code: "" }, shouldFocusError: false });
  const { attempt, refuse } = useRefuse(form.setError);
  const submit = form.handleSubmit(({ code }) => {
    const digits = readOneTimeCode(code);
    if (isOneTimeCode(digits)) return onTyped(digits);
    return refuse([
      {
        field: "code",
        message: translate(digits === "" ? "sign-in.code-empty" : "sign-in.code-invalid"),
      },
    ]);
  });
  return (
    <AskedFor heading={translate("join.prove")} notice={notice} onSubmit={() => void submit()}>
      <p>{translate("join.sent")}</p>
      <ErrorSummary problems={problemsOf<"code">(form.formState.errors, ["code"])} attempt={attempt} />
      <Controller
        control={form.control}
        name="code"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={translate("join.code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={fieldState.error?.message}
          />
        )}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={isRunning} workingText={translate("join.working")}>
          {translate("join.continue")}
        </Button>
        <TextButton onPress={onOther}>{translate("join.another")}</TextButton>
      </div>
    </AskedFor>
  );
}

interface AskedForProps {
  heading: string;
  notice: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

function AskedFor({ heading, notice, onSubmit, children }: AskedForProps) {
  const id = useId();
  return (
    <section className={surface.card} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {notice}
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </section>
  );
}
