import { useState } from "react";
import type { SignInRefusal } from "../parts/sign-in-messages.ts";
import { SignInRefusalNotice } from "../parts/sign-in-refusal-notice.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { OtherWays } from "./other-ways.tsx";
import type { Stage } from "./stages.ts";
import type { SignInForm } from "./use-sign-in-form.ts";

interface SignInStartProps extends SignInForm {
  onStage: (stage: Stage) => void;
  onSignedIn: () => void;
}

/** The one screen that signs most people in, and whose every way in is in sight. */
export function SignInStart({ form, readHandle, onStage, onSignedIn }: SignInStartProps) {
  const [refusal, setRefusal] = useState<SignInRefusal>();
  return (
    <>
      {refusal === undefined ? null : <SignInRefusalNotice refusal={refusal} />}
      <CredentialsForm
        form={form}
        forgotten={
          <ForgottenPassword
            readHandle={readHandle}
            onRefused={setRefusal}
            onSent={(sent) => onStage({ name: "code", sent, started: undefined, isForgotten: true })}
          />
        }
        onRefused={setRefusal}
        onSignedIn={onSignedIn}
      />
      <OtherWays readHandle={readHandle} onRefused={setRefusal} onStage={onStage} onSignedIn={onSignedIn} />
    </>
  );
}
