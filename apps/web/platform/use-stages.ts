import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { randomKey } from "./random-key.ts";

/** Kept in an entry: which stages it belongs to, opened in which visit, and how many of them lie before it. */
type Mark = readonly [name: string, visit: string, depth: number];

function readDepth(state: unknown, isOurs: (name: string, visit: string) => boolean): number {
  if (typeof state !== "object" || state === null || !("stage" in state)) return 0;
  if (!Array.isArray(state.stage)) return 0;
  const [name, visit, depth]: unknown[] = state.stage;
  if (typeof name !== "string" || typeof visit !== "string" || typeof depth !== "number") return 0;
  return isOurs(name, visit) ? depth : 0;
}

/**
 * The stages of a page, each with an entry in the browser's history: back leads to the stage before, and only
 * from the first one to another page. The history holds numbers only; what was typed stays in this component.
 * Within a flow, whose steps are in the history already, the stages keep to themselves.
 */
export function useStages<Stage>(name: string, first: Stage, { isInHistory = true } = {}) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Entries of an earlier visit, or from before a reload, mean nothing here: they show the first stage.
  const [visit] = useState(randomKey);
  const [stages, setStages] = useState<readonly [Stage, ...Stage[]]>([first]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const marked = readDepth(state, (ofName, ofVisit) => ofName === name && ofVisit === visit);
  const [ownDepth, setOwnDepth] = useState(0);
  const depth = Math.min(isInHistory ? marked : ownDepth, stages.length - 1);
  const shownDepth = useRef(depth);
  useEffect(() => {
    shownDepth.current = depth;
  }, [depth]);

  function show(stage: Stage, depthOfStage: number, replace: boolean) {
    // An answer that comes after the person has left must not bring them back.
    if (!isHere.current) return;
    shownDepth.current = depthOfStage;
    const [begin, ...others] = stages;
    setOwnDepth(depthOfStage);
    setStages(depthOfStage === 0 ? [stage] : [begin, ...others.slice(0, depthOfStage - 1), stage]);
    if (!isInHistory) return;
    const stageMark: Mark = [name, visit, depthOfStage];
    void navigate({ pathname, search }, { replace, state: { stage: stageMark } });
  }

  return {
    stage: stages[depth] ?? first,
    /** Goes on to a stage, unless another answer that came first has led on from here already. */
    enter: (stage: Stage) => {
      if (shownDepth.current === depth) show(stage, depth + 1, false);
    },
    /** Shows a stage in the place of this one, where there is no way back. */
    replace: (stage: Stage) => show(stage, depth, true),
    /** Back to the first stage, as the browser's button would, or to a fresh one. */
    restart(stage: Stage) {
      if (depth === 0 || !isInHistory) show(stage, 0, true);
      else void navigate(-depth);
    },
  };
}

/** Takes the stages that are over out of the way, so that back leads out of the page; true once that is done. */
export function useLeftStages(name: string, isOver: boolean): boolean {
  const navigate = useNavigate();
  const depth = readDepth(useLocation().state, (ofName) => ofName === name);
  const isLeaving = isOver && depth > 0;
  useEffect(() => {
    if (isLeaving) void navigate(-depth);
  }, [isLeaving, depth, navigate]);
  return isOver && depth === 0;
}
