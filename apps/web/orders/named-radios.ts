import type { FoundDevice, Order } from "@skywave/contract";
import type { Translator } from "#i18n/translate.ts";
import { usePurchase } from "#flows/engine/flow-context.ts";
import { formatVehicle } from "#i18n/format-vehicle.ts";
import { useTranslate } from "#i18n/translation-context.ts";

type NamedRadio = Pick<FoundDevice, "radioIdLastFour"> & Partial<Pick<FoundDevice, "vehicle">>;

/** What people know a radio by: its vehicle where that is known, and the end of its number. */
export function formatRadio(
  translate: Translator,
  { radioIdLastFour: lastFour, vehicle = null }: NamedRadio,
): string {
  const radioId = translate("several.radio-id", { lastFour });
  return vehicle === null ? radioId : `${formatVehicle(vehicle, translate.locale)} · ${radioId}`;
}

/** The radio of each line of an order; undefined of a plan for streaming. */
export function useNamedRadios(lines: NonNullable<Order["lines"]>): (string | undefined)[] {
  const translate = useTranslate();
  const chosen = usePurchase((state) => state.lines);
  return lines.map(({ radioIdLastFour }, place) =>
    radioIdLastFour === undefined
      ? undefined
      : formatRadio(translate, { ...chosen[place]?.radio, radioIdLastFour }),
  );
}
