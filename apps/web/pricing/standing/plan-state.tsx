import type { Subscription } from "@skywave/contract";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import surface from "#ui/surface/surface.module.css";

type Shown = Pick<Subscription, "state" | "agreed">;

/** How a plan stands, as a mark beside its name; a pause that is agreed is said before it begins. */
export function PlanState({ subscription: { state, agreed } }: { subscription: Shown }) {
  const translate = useTranslate();
  if (state === "active" && agreed.pause !== null)
    return (
      <span className={surface.state} data-state="paused">
        {translate("account.state.pauses", { date: formatDay(agreed.pause.start, translate.locale) })}
      </span>
    );
  return (
    <span className={surface.state} data-state={state}>
      {translate(`account.state.${state}`)}
    </span>
  );
}
