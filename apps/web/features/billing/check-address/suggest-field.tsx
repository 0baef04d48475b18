import { withoutDirectionMarks } from "@skywave/domain/text/direction-marks";
import { type ChangeEvent, type KeyboardEvent, type Ref, useState } from "react";
import fieldStyles from "#ui/fields/fields.module.css";
import styles from "./suggest-field.module.css";

interface SuggestFieldProps {
  label: string;
  name: string;
  value: string;
  /** `isByHand` is false where the browser filled the field in. */
  onType: (value: string, isByHand: boolean) => void;
  onBlur: () => void;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  autoComplete: string;
  /** What may be meant, each in two parts; typing goes on whatever stands here. */
  suggestions: readonly { head: string; rest: string }[];
  suggestionsLabel: string;
  /** Read out when the suggestions, or what was filled in by one of them, change. */
  status: string;
  onPick: (index: number) => void;
  onDismiss: () => void;
}

/** One line to type that suggests how it may go on: the combobox of the ARIA practices, with a list that pops up. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, name, value, ref, error, suggestions, suggestionsLabel, status, onPick, onDismiss } = props;
  const [at, setAt] = useState<{ of: SuggestFieldProps["suggestions"]; index: number }>();
  const id = `field-${name}`;
  const isOpen = suggestions.length > 0;
  // What was chosen among other suggestions is not chosen among these.
  const active = isOpen && at?.of === suggestions ? at.index : -1;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const isByHand = event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType !== "";
    props.onType(withoutDirectionMarks(event.currentTarget.value), isByHand);
  }

  function move(event: KeyboardEvent, by: 1 | -1) {
    event.preventDefault();
    // One stop more than there are suggestions: the field itself.
    const stops = suggestions.length + 1;
    setAt({ of: suggestions, index: ((active + 1 + by + stops) % stops) - 1 });
  }

  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") return move(event, 1);
    if (event.key === "ArrowUp") return move(event, -1);
    if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      return onPick(active);
    }
    if (event.key === "Escape") onDismiss();
  }

  function leave() {
    onDismiss();
    props.onBlur();
  }

  return (
    <div className={`${fieldStyles.field} ${styles.suggest}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name={name}
        className={fieldStyles.input}
        value={value}
        autoComplete={props.autoComplete}
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-required="true"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={change}
        onKeyDown={press}
        onBlur={leave}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={suggestionsLabel}
        className={styles.list}
        hidden={!isOpen}
      >
        {suggestions.map(({ head, rest }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field, which keeps the focus
          <div
            key={`${head} ${rest}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(index)}
          >
            <b>{head}</b> <span>{rest}</span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
