import { useLayoutEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useStore } from "zustand";
import { useApp, useSession } from "#platform/app-services.ts";
import { useShownPage } from "#platform/router/shown-page.tsx";
import { isSignedIn } from "#platform/session-store.ts";
import { type Flow, FlowContext } from "../engine/flow-context.ts";
import { type FlowStart, isFlowStart, type StepId } from "../engine/flow-definition.ts";
import { createPurchaseStore, type PurchaseStore } from "../engine/purchase-draft.ts";
import { EMPTY_PURCHASE } from "../engine/purchase-state.ts";
import { StepByStep } from "./step-by-step.tsx";
import { furthestStep, reachableStep } from "../engine/step-order.ts";
import { useToldPurchase } from "./use-told-purchase.ts";

function openPurchase(start: FlowStart, isFreshVisit: boolean): PurchaseStore {
  const purchase = createPurchaseStore(start.definition.name, sessionStorage);
  const { confirmedOrder, isAwaitingBank } = purchase.getState();
  const isOver = isFreshVisit && confirmedOrder !== null;
  // Coming in by the front door after a finished purchase begins another one.
  if (isOver) purchase.setState(EMPTY_PURCHASE);
  // What is with the bank is looked after first; what is bought stays bought.
  if (start.settled !== undefined && !isAwaitingBank && (isOver || confirmedOrder === null))
    purchase.setState({ ...(isFreshVisit ? EMPTY_PURCHASE : {}), ...start.settled });
  if (start.promoCode !== "") purchase.setState({ promoCode: start.promoCode });
  return purchase;
}

function useFlowOf(start: FlowStart): Flow {
  const app = useApp();
  const [query, setQuery] = useSearchParams();
  const asked = query.get("step");
  const [purchase] = useState(() => openPurchase(start, asked === null));
  const state = useStore(purchase);
  const signedIn = useSession(isSignedIn);
  const { definition } = start;
  const currentStep = reachableStep(definition, asked, { state, isSignedIn: signedIn });

  const { key } = useLocation();
  const [arrival] = useState({ key, step: currentStep });
  const hasMoved = key !== arrival.key || currentStep !== arrival.step;

  const navigate = useNavigate();

  return useMemo(() => {
    const goTo = (step: StepId) => {
      const { steps, continuesIn } = definition;
      if (continuesIn !== undefined && !steps.some(({ id }) => id === step))
        return void import("../engine/continue-elsewhere.ts").then(({ continueElsewhere }) =>
          navigate(continueElsewhere(continuesIn, purchase.getState(), step)),
        );
      setQuery((previous) => {
        const next = new URLSearchParams(previous);
        next.set("step", step);
        return next;
      });
    };
    const completeStep: Flow["completeStep"] = (settled) => {
      purchase.setState({ notice: null, ...settled });
      const progress = { state: purchase.getState(), isSignedIn: isSignedIn(app.session.getState()) };
      if (progress.isSignedIn)
        void import("../engine/save-purchase.ts").then(({ savePurchase }) =>
          savePurchase(app.skywave, definition.name, progress.state),
        );
      goTo(furthestStep(definition, progress));
    };
    return { definition, start, purchase, currentStep, hasMoved, goTo, completeStep };
  }, [app, definition, start, purchase, currentStep, hasMoved, navigate, setQuery]);
}

/** A checkout: the same steps in the presentation that its definition names. */
export function FlowPage() {
  const start = useShownPage().data;
  if (!isFlowStart(start)) throw new Error("The route of a checkout has to start a flow");
  // Another flow is another purchase, with a draft of its own.
  const { name, variation } = start.definition;
  return <FlowOf key={`${name}.${variation}`} start={start} />;
}

function FlowOf({ start }: { start: FlowStart }) {
  const flow = useFlowOf(start);
  const { tracking } = useApp();
  const { definition, currentStep, hasMoved } = flow;
  const isTracked = definition.isTrackedByNavigation && !hasMoved;

  const { promoCode, Presentation = StepByStep } = start;
  // Layout effects come before those of the step: its view is told before anything that happens in it.
  useLayoutEffect(() => {
    tracking.flowStarted(definition.name, definition.variation);
    if (promoCode !== "") tracking.event("marketing-promo-code-update", { marketingPromoCode: promoCode });
  }, [tracking, definition, promoCode]);
  useToldPurchase(flow.purchase);
  useLayoutEffect(() => {
    const step = definition.steps.find(({ id }) => id === currentStep);
    if (step !== undefined && !isTracked) tracking.stepShown(definition.name, step.trackingName);
  }, [tracking, definition, currentStep, isTracked]);

  return (
    <FlowContext value={flow}>
      <Presentation />
    </FlowContext>
  );
}
