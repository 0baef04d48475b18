import type { FoundDevice, Order, Subscription } from "@skywave/contract";
import type { Skywave } from "@skywave/sdk";
import { listPlans } from "@skywave/services/subscriptions/list-plans";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { formatPlanName } from "#i18n/format-plan-name.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { OwnerFrame } from "#platform/owner/owner-frame.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { useStages } from "#platform/use-stages.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { AwaitingChange } from "../confirm-change/awaiting-change.tsx";
import { Receipt } from "../confirm-change/receipt.tsx";
import { useConfirmChange } from "../confirm-change/use-confirm-change.ts";
import { planPaths } from "../parts/plan-paths.ts";
import { FindNewRadio } from "./find-new-radio.tsx";
import { ReviewTransfer } from "./review-transfer.tsx";
import type { TransferSlots } from "./transfer-slots.ts";
import { type TransferQuote, useTransferQuote } from "./use-transfer-quote.ts";

const SATELLITE = "/subscribe/checkout/purchase/satellite";

/** Takes a plan along to another radio: which one, what it costs, and the signal on its way. */
export function TransferPage({ slots }: { slots: TransferSlots }) {
  const translate = useTranslate<"radios">();
  const { tracking } = useApp();
  useLayoutEffect(() => tracking.flowPageShown("transfer", "transfer"), [tracking]);
  const named = useSearchParams()[0].get("subscriptionId");
  const { view, retry } = useServerData({
    area: "subscriptions",
    verb: "loadMovablePlans",
    ask: loadMovablePlans,
  });
  const frame = (children: ReactNode) => (
    <OwnerFrame
      heading={translate("title.transfer")}
      back={{ to: planPaths.account, text: translate("transfer.back") }}
    >
      {children}
    </OwnerFrame>
  );
  if (view.status === "loading") return frame(<Spinner label={translate("own-radios.loading")} />);
  if (view.status === "failed") return frame(<CommonFailureNotice failure={view.failure} onRetry={retry} />);
  const { plans, hasPlateLookup } = view.data;
  const [first] = plans;
  if (first === undefined)
    return frame(
      <Notice tone="info" actions={<Link to={SATELLITE}>{translate("transfer.see-plans")}</Link>}>
        {translate("transfer.none")}
      </Notice>,
    );
  const start = plans.find(({ id }) => id === named) ?? plans.find(canMove) ?? first;
  return frame(
    <TransferPlan
      plans={named === start.id ? [start] : plans}
      start={start}
      hasPlateLookup={hasPlateLookup}
      slots={slots}
    />,
  );
}

type Stage = { name: "find" } | { name: "review" } | { name: "done"; order: Order; radio: FoundDevice };

interface TransferPlanProps {
  plans: readonly Subscription[];
  start: Subscription;
  hasPlateLookup: boolean;
  slots: TransferSlots;
}

function TransferPlan({ plans, start, hasPlateLookup, slots }: TransferPlanProps) {
  const translate = useTranslate<"radios">();
  const { tracking } = useApp();
  const { stage, enter, replace, restart } = useStages<Stage>("transfer", { name: "find" });
  useHeadingFocus(stage.name);
  const [subscription, choose] = useState(start);
  const [quote, setQuote] = useState<TransferQuote>();
  const asking = useTransferQuote();
  const confirming = useConfirmChange({
    onConfirmed: (order) => {
      tracking.event("service-continuity-success");
      if (quote !== undefined) replace({ name: "done", order, radio: quote.radio });
    },
    onRefused: () => tracking.event("service-continuity-failure"),
    onStale: async () => {
      if (quote !== undefined) await asking.ask(quote, setQuote);
    },
  });
  if (stage.name === "done")
    return (
      <Receipt
        subscriptionId={subscription.id}
        done={translate("transfer.done", {
          plan: formatPlanName(translate, subscription),
          lastFour: stage.radio.radioIdLastFour,
        })}
      >
        {slots.followSignal(stage.radio)}
      </Receipt>
    );
  if (confirming.awaitedOrderId !== undefined)
    return <AwaitingChange orderId={confirming.awaitedOrderId} onSettled={confirming.settle} />;
  // What stands in the way of the radio by now is told where another one is found.
  if (stage.name === "review" && quote !== undefined && asking.refusal === undefined)
    return (
      <ReviewTransfer
        quote={quote}
        slots={slots}
        refusal={confirming.refusal}
        wasCardRefused={confirming.wasCardRefused}
        isConfirming={confirming.isConfirming || asking.isAsking}
        onConfirm={(order, confirmation) => void confirming.confirm(order, confirmation)}
        onBack={() => restart({ name: "find" })}
      />
    );
  return (
    <FindNewRadio
      plans={plans}
      chosen={subscription}
      onChosen={(plan) => {
        asking.forget();
        choose(plan);
      }}
      refusal={asking.refusal}
      isInOtherAccount={asking.isInOtherAccount}
      isAsking={asking.isAsking}
    >
      {slots.findRadio({
        hasPlateLookup,
        onFound: (radio) => {
          confirming.forget();
          void asking.ask({ subscription, radio }, (quoted) => {
            setQuote(quoted);
            if (stage.name === "find") enter({ name: "review" });
          });
        },
      })}
    </FindNewRadio>
  );
}

/** The plans that are heard on radios, and whether plates can be looked up here. */
async function loadMovablePlans(skywave: Skywave) {
  const [listed, { settings }] = await Promise.all([listPlans(skywave), skywave.configuration()]);
  if (!listed.ok) return listed;
  const plans = listed.subscriptions.filter(
    ({ isCancelled, options }) => !isCancelled && options.reasonsOff.canTransferSubscription !== "NO_RADIO",
  );
  return { ok: true, plans, hasPlateLookup: settings.hasPlateLookup } as const;
}

function canMove({ options }: Subscription): boolean {
  return options.canTransferSubscription;
}
