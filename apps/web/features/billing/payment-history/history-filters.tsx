import type { PaymentMethod } from "@skywave/contract";
import { useId } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatCardShort } from "#i18n/format-card.ts";
import { ENTRY_TYPES, type HistoryFilter, SPANS_IN_MONTHS } from "./history-query.ts";
import styles from "./payment-history.module.css";

interface HistoryFiltersProps {
  filter: HistoryFilter;
  methods: readonly PaymentMethod[];
  onChange: (filter: HistoryFilter) => void;
}

const ALL = "all";

/** Which entries are shown, in which order. Each choice counts at once. */
export function HistoryFilters({ filter, methods, onChange }: HistoryFiltersProps) {
  const translate = useTranslate<"bills">();
  const change = (changed: Partial<HistoryFilter>) => onChange({ ...filter, pages: 1, ...changed });
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{translate("history.filters")}</legend>
      <Choice
        label={translate("history.kind")}
        value={filter.entryType ?? ALL}
        options={[
          { value: ALL, label: translate("history.kind.all") },
          ...ENTRY_TYPES.map((value) => ({ value, label: translate(`history.kind.${value}`) })),
        ]}
        onChange={(value) => change({ entryType: ENTRY_TYPES.find((type) => type === value) })}
      />
      <Choice
        label={translate("history.card")}
        value={filter.paymentMethodId ?? ALL}
        options={[
          { value: ALL, label: translate("history.card.all") },
          ...methods.map(({ id, card }) => ({ value: id, label: formatCardShort(translate, card) })),
        ]}
        onChange={(value) => change({ paymentMethodId: value === ALL ? undefined : value })}
      />
      <Choice
        label={translate("history.order")}
        value={filter.orderBy}
        options={(["newest", "oldest"] as const).map((value) => ({
          value,
          label: translate(`history.order.${value}`),
        }))}
        onChange={(value) => change({ orderBy: value === "oldest" ? "oldest" : "newest" })}
      />
      <Choice
        label={translate("history.span")}
        value={String(filter.months)}
        options={SPANS_IN_MONTHS.map((count) => ({
          value: String(count),
          label: translate("history.span-months", { count }),
        }))}
        onChange={(value) => change({ months: Number(value) })}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  // A card that was removed meanwhile is still what the address asks for.
  const known = options.some((option) => option.value === value) ? value : "";
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={known} onChange={(event) => onChange(event.target.value)}>
        {known === "" ? <option value="">–</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
