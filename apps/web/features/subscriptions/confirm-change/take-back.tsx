import { revokeCancellation } from "@skywave/services/orders/change/revoke-cancellation";
import { revokePause } from "@skywave/services/orders/change/revoke-pause";
import { useRef, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { randomKey } from "#platform/random-key.ts";
import { Button } from "#ui/button/button.tsx";
import type { ChangeProblem } from "./change-messages.ts";
import { ChangeRefusalNotice } from "./change-refusal-notice.tsx";

interface TakeBackProps {
  subscriptionId: string;
  what?: "cancellation" | "pause";
  onDone: () => void;
}

/** Takes a cancellation or a pause back that lies ahead. It costs nothing, so one press does it. */
export function TakeBack({ subscriptionId, what = "cancellation", onDone }: TakeBackProps) {
  const translate = useTranslate<"plans">();
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<ChangeProblem>();
  const key = useRef(randomKey());

  async function takeBack() {
    setRefusal(undefined);
    const revoke = what === "pause" ? revokePause : revokeCancellation;
    const outcome = await revoke(skywave, { subscriptionId, idempotencyKey: key.current });
    // An answer that got lost is asked for again under its name; one that came is over.
    if (outcome.ok || outcome.code !== "UNREACHABLE") key.current = randomKey();
    if (outcome.ok) return onDone();
    tracking.businessError(outcome.code);
    // Nothing is charged, so there is no bank to wait for.
    if (outcome.code === "PROCESSING") return onDone();
    setRefusal(outcome);
  }

  return (
    <>
      {refusal === undefined ? null : (
        <ChangeRefusalNotice refusal={refusal} onRetry={() => void run(takeBack)} />
      )}
      <div>
        <Button
          isWorking={isRunning}
          workingText={translate("plan.working")}
          onPress={() => void run(takeBack)}
        >
          {translate(what === "pause" ? "plan.revoke-pause" : "plan.take-back")}
        </Button>
      </div>
    </>
  );
}
