import type { Subscription } from "@skywave/contract";
import { Link } from "react-router";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";

/** Where a plan is heard, of one that is heard on a radio. */
export function PlanRadio({ radio }: { radio: NonNullable<Subscription["radio"]> }) {
  const translate = useTranslate<"plans">();
  const { vehicle, radioIdLastFour: lastFour } = radio;
  return vehicle === null
    ? translate("plan.radio-portable", { lastFour })
    : translate("plan.radio", { vehicle: formatVehicle(vehicle, translate.locale), lastFour });
}

/** Leads to the signal of the radio on which a plan is heard. */
export function RefreshRadioLink({ subscriptionId }: { subscriptionId: string }) {
  const translate = useTranslate<"plans">();
  const asked = new URLSearchParams({ subscriptionId }).toString();
  return <Link to={`/subscribe/refresh-signal?${asked}`}>{translate("plan.refresh-radio")}</Link>;
}
