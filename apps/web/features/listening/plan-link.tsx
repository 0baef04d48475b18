import type { MouseEvent } from "react";
import { useTranslate } from "#i18n/translation-context.ts";

interface PlanLinkProps {
  planName: string;
  /** Whoever has a plan changes it; others choose one. */
  isMember: boolean;
  /** Where no router is around it. */
  onLeave?: (path: string) => void;
}

/** The way to the plan that opens a channel. */
export function PlanLink({ planName, isMember, onLeave }: PlanLinkProps) {
  const translate = useTranslate<"listening">();
  const path = isMember ? "/subscription/change" : "/subscribe/checkout/purchase/streaming/organic";
  const follow = (event: MouseEvent) => {
    if (onLeave === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave(path);
  };
  return (
    <a href={path} onClick={follow}>
      {translate("player.see-plan", { plan: planName })}
    </a>
  );
}
