import { withoutDirectionMarks } from "@skywave/domain/text/direction-marks";
import { FieldError, Label, Text, TextArea as AriaTextArea, TextField } from "react-aria-components";
import styles from "./fields.module.css";

interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  description: string;
  /** Said after the label of a field that may stay empty. */
  optional?: string | undefined;
}

/** Some lines to type, with their label above and their problem below. */
export function TextArea({ label, name, error, description, optional, onChange, ...rest }: TextAreaProps) {
  return (
    <TextField
      {...rest}
      onChange={(text) => onChange(withoutDirectionMarks(text))}
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
      <AriaTextArea className={styles.input ?? ""} rows={4} />
      <Text slot="description" className={styles.description ?? ""}>
        {description}
      </Text>
      <FieldError className={styles.error ?? ""}>{error}</FieldError>
    </TextField>
  );
}
