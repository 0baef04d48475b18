import type { Subscription } from "@skywave/contract";
import type { TransferRefusal } from "@skywave/services/orders/change/quote-radio-transfer";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import surface from "#ui/surface/surface.module.css";
import styles from "../parts/plans.module.css";
import { ChooseMovingPlan } from "./choose-moving-plan.tsx";
import { TransferRefusalNotice } from "./transfer-refusal-notice.tsx";
import type { TransferProblem } from "./use-transfer-quote.ts";

interface FindNewRadioProps {
  plans: readonly Subscription[];
  chosen: Subscription;
  onChosen: (plan: Subscription) => void;
  refusal: TransferProblem | undefined;
  /** The radio that was refused plays in another account, which can join this one. */
  isInOtherAccount: boolean;
  isAsking: boolean;
  /** The ways to find a radio. */
  children: ReactNode;
}

/** Which plan moves, and to which radio. Of a plan that cannot move just now it says why instead. */
export function FindNewRadio(props: FindNewRadioProps) {
  const { plans, chosen, onChosen, refusal, isInOtherAccount, isAsking, children } = props;
  const translate = useTranslate<"radios">();
  const off = refusalOf(chosen);
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{translate("transfer.lead")}</p>
      <ChooseMovingPlan plans={plans} chosen={chosen} onChosen={onChosen} />
      {refusal === undefined ? null : <Problem refusal={refusal} />}
      {refusal?.code === "EXISTING_SELF_PAY_SUBSCRIPTION_ERROR" && isInOtherAccount ? (
        <p>
          {translate("join.to-radio")} <Link to="/transfer/join">{translate("join.open")}</Link>
        </p>
      ) : null}
      {off === undefined ? (
        <section className={surface.card} aria-labelledby="new-radio">
          <h2 id="new-radio">{translate("transfer.find")}</h2>
          {children}
          {isAsking ? <Spinner label={translate("transfer.asking")} /> : null}
        </section>
      ) : (
        <TransferRefusalNotice key={chosen.id} refusal={off} />
      )}
    </div>
  );
}

function Problem({ refusal }: { refusal: TransferProblem }) {
  switch (refusal.code) {
    case "UNREACHABLE":
    case "RATE_LIMIT_EXCEEDED":
    case "SYSTEM":
    case "SESSION_ENDED":
      return <CommonFailureNotice failure={refusal} takesFocus />;
    default:
      return <TransferRefusalNotice refusal={refusal} />;
  }
}

/** Why a plan cannot move to any radio just now, as the list of plans says. */
function refusalOf({ options: { reasonsOff } }: Subscription): TransferRefusal | undefined {
  const code = reasonsOff.canTransferSubscription;
  switch (code) {
    case undefined:
      return undefined;
    case "TRIAL":
      return { ok: false, code: "PLAN_CANNOT_MOVE", reason: "trial" };
    case "NO_RADIO":
    case "ASK_US":
    case "NOTHING_TO_REVOKE":
      return { ok: false, code: "PLAN_CANNOT_MOVE", reason: "streaming" };
    default:
      return { ok: false, code };
  }
}
