import { useState } from "react";
import { CreateAccountForm } from "#features/authentication/create-account/create-account-form.tsx";
import type { WaitingOnCode } from "#features/authentication/create-account/use-create-account.ts";
import { SignIn } from "#features/authentication/sign-in/sign-in.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./pages.module.css";

type View = { name: "create" | "signIn" } | { name: "code"; waiting: WaitingOnCode };

interface SignInOrCreateProps {
  startsWith: "create" | "signIn";
  /** What follows is heard on a radio. */
  isForRadio?: boolean;
  email?: string;
}

/** Sign in, or create an account, where either will do. Whoever draws it sees the session change. */
export function SignInOrCreate({ startsWith, isForRadio = false, email = "" }: SignInOrCreateProps) {
  const translate = useTranslate<"security">();
  const [view, setView] = useState<View>({ name: startsWith });
  const [typed, setTyped] = useState(email);
  const isCreating = view.name === "create";

  return (
    <div className={styles.stack}>
      {view.name === "code" ? (
        <Notice tone="info">
          {translate(`create-account.error.${view.waiting.code}`, {
            maskedEmail: view.waiting.maskedEmail,
          })}
        </Notice>
      ) : null}
      {isCreating ? (
        <CreateAccountForm
          mode="password"
          isForRadio={isForRadio}
          email={typed}
          onEmailChange={setTyped}
          onCreated={() => undefined}
          onTaken={(waiting) => setView({ name: "code", waiting })}
        />
      ) : (
        <SignIn
          handle={typed}
          isInHistory
          {...(view.name === "code"
            ? { waiting: { identityId: view.waiting.identityId, maskedContact: view.waiting.maskedEmail } }
            : {})}
          onSignedIn={() => undefined}
        />
      )}
      <p>
        <TextButton onPress={() => setView({ name: isCreating ? "signIn" : "create" })}>
          {translate(isCreating ? "linking.to-sign-in" : "linking.to-create")}
        </TextButton>
      </p>
    </div>
  );
}
