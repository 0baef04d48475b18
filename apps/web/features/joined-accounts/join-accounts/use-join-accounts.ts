import type { AccountJoin, JoinedAccount } from "@skywave/contract";
import type { StepUpRequired } from "@skywave/services/authentication/step-up";
import {
  completeAccountJoin,
  type CompleteAccountJoinOutcome,
} from "@skywave/services/joined-accounts/complete-account-join";
import {
  proveAccountJoin,
  type ProveAccountJoinOutcome,
} from "@skywave/services/joined-accounts/prove-account-join";
import { JOIN_REFUSALS } from "@skywave/services/joined-accounts/account-join";
import { showAccountJoin } from "@skywave/services/joined-accounts/show-account-join";
import {
  type SecondAccount,
  startAccountJoin,
  type StartAccountJoinOutcome,
} from "@skywave/services/joined-accounts/start-account-join";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";

type Outcome = StartAccountJoinOutcome | ProveAccountJoinOutcome | CompleteAccountJoinOutcome;
export type JoinProblem = Exclude<Extract<Outcome, { ok: false }>, StepUpRequired>;

/** Has the person prove themselves afresh where the act asks for it. */
export type WithStepUp = <T>(act: () => Promise<T | StepUpRequired>) => Promise<T | StepUpRequired>;

export type JoinStage =
  | { name: "find" }
  | { name: "prove"; joinId: string }
  | { name: "review"; join: AccountJoin }
  | { name: "done"; joined: JoinedAccount };

/** Two accounts become one: the second is named, proved by a code, looked at line by line, and joined by one press. */
export function useJoinAccounts(withStepUp: WithStepUp) {
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [stage, enter] = useState<JoinStage>({ name: "find" });
  const [problem, setProblem] = useState<JoinProblem>();

  const refuse = (refused: JoinProblem) => {
    tracking.businessError(refused.code);
    setProblem(refused);
  };

  const find = (second: SecondAccount) =>
    void run(async () => {
      setProblem(undefined);
      const started = await startAccountJoin(skywave, second);
      tracking.event(started.ok ? "acsc-account-success" : "acsc-account-failure");
      if (started.ok) enter({ name: "prove", joinId: started.joinId });
      else refuse(started);
    });

  const prove = (joinId: string, code: string) =>
    void run(async () => {
      setProblem(undefined);
      const proved = await proveAccountJoin(skywave, { joinId, code });
      // What stands in the way of a join is no fault of the code, which was right.
      const isProved = proved.ok || JOIN_REFUSALS.some((refusal) => refusal === proved.code);
      tracking.event(isProved ? "acsc-account-token-success" : "acsc-account-token-failure");
      if (proved.ok) enter({ name: "review", join: proved.join });
      else refuse(proved);
    });

  const confirm = (join: AccountJoin, paymentMethodId: string | undefined) =>
    void run(async () => {
      setProblem(undefined);
      const outcome = await withStepUp(() => completeAccountJoin(skywave, join, paymentMethodId));
      if (outcome.ok) {
        tracking.event("account-consolidation-success");
        enter({ name: "done", joined: outcome.joined });
        return;
      }
      // Whoever closed the question has not tried.
      if (outcome.code === "STEP_UP_REQUIRED") return;
      tracking.event("account-consolidation-failure");
      refuse(outcome);
      if (outcome.code !== "QUOTE_CHANGED") return;
      const shown = await showAccountJoin(skywave, join.joinId);
      if (shown.ok) enter({ name: "review", join: shown.join });
      else refuse(shown);
    });

  const restart = () => {
    setProblem(undefined);
    enter({ name: "find" });
  };
  return { stage, problem, isRunning, find, prove, confirm, restart };
}
