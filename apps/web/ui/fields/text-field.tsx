import { withoutDirectionMarks } from "@skywave/domain/text/direction-marks";
import type { Ref } from "react";
import { FieldError, Input, Label, Text, TextField as AriaTextField } from "react-aria-components";
import styles from "./fields.module.css";

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  description?: string | undefined;
  /** Said after the label of a field that may stay empty. */
  optional?: string | undefined;
  type?: "text" | "email" | "password" | "tel" | "date";
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "email" | "tel";
  isReadOnly?: boolean;
  /** To the character as it was typed, like a password. */
  isVerbatim?: boolean;
}

/** One line to type, with its label above and its problem below. */
export function TextField(props: TextFieldProps) {
  const { label, name, error, description, optional, ref, onBlur, onChange, isVerbatim, ...rest } = props;
  return (
    <AriaTextField
      {...rest}
      // The server refuses marks that nobody sees, and whoever pastes does not know of them.
      onChange={isVerbatim === true ? onChange : (text) => onChange(withoutDirectionMarks(text))}
      {...(onBlur === undefined ? {} : { onBlur })}
      name={name}
      id={`field-${name}`}
      className={styles.field ?? ""}
      isInvalid={error !== undefined}
      isRequired={optional === undefined}
      validationBehavior="aria"
    >
      <Label className={styles.label ?? ""}>
        {label}
        {optional === undefined ? null : <span className={styles.optional}> ({optional})</span>}
      </Label>
      <Input ref={ref ?? null} className={styles.input ?? ""} spellCheck={false} />
      {description === undefined ? null : (
        <Text slot="description" className={styles.description ?? ""}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error ?? ""}>{error}</FieldError>
    </AriaTextField>
  );
}
