import { CreateAccountStep } from "#features/authentication/create-account/create-account-step.tsx";
import { SignIn } from "#features/authentication/sign-in/sign-in.tsx";

/** Creating an account and signing in meet here; neither knows the other. */
export function AccountStep() {
  return <CreateAccountStep SignIn={SignIn} />;
}
