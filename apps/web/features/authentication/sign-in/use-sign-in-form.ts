import { type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import { answerOf, problemsIn } from "#forms/field-problems.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

const LONGEST_HANDLE = 254;

export interface SignInValues {
  handle: string;
  password: string;
}

export interface SignInForm {
  form: UseFormReturn<SignInValues>;
  /** Who signs in, for the ways that need no password; undefined, and said beside the field, where it is missing. */
  readHandle: () => Promise<string | undefined>;
}

/** What is typed to sign in. It outlives the stages, so that back shows it again. */
export function useSignInForm(handle: string): SignInForm {
  const translate = useTranslate();
  const { tracking } = useApp();

  function judgeHandle(typed: string): string | undefined {
    if (typed.trim() === "") return translate("sign-in.handle-empty");
    return typed.trim().length > LONGEST_HANDLE ? translate("sign-in.handle-tooLong") : undefined;
  }

  const resolver: Resolver<SignInValues> = (values) =>
    answerOf(
      values,
      problemsIn([
        { field: "handle", message: judgeHandle(values.handle) },
        {
          field: "password",
          message: values.password === "" ? translate("field.password.empty") : undefined,
        },
      ]),
    );
  const form = useForm<SignInValues>({ defaultValues: { handle, password: "" }, resolver });

  async function readHandle(): Promise<string | undefined> {
    if (await form.trigger("handle", { shouldFocus: true })) return form.getValues("handle").trim();
    tracking.userErrors(["handle"]);
    return undefined;
  }
  return { form, readHandle };
}
