import { JoinAccounts } from "#features/joined-accounts/join-accounts/join-accounts.tsx";
import { StepUp } from "#features/security/step-up/step-up.tsx";
import { useStepUp } from "#features/security/step-up/step-up-context.ts";

/** Two accounts become one; the one press asks for a fresh proof of who is there. */
export function JoinAccountsPage() {
  return (
    <StepUp>
      <Joining />
    </StepUp>
  );
}

function Joining() {
  return <JoinAccounts withStepUp={useStepUp()} />;
}
