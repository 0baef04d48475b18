import { CreateAccountStep } from "#features/identity/create-account/create-account-step.tsx";
import { SignIn } from "#features/identity/sign-in/sign-in.tsx";

/** Creating an account and signing in meet here; neither knows the other. */
export function AccountStep() {
  return <CreateAccountStep SignIn={SignIn} />;
}
