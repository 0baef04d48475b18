import { type Ref, useState } from "react";
import { TextButton } from "../button/text-button.tsx";
import styles from "./fields.module.css";
import { TextField } from "./text-field.tsx";

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  description?: string | undefined;
  autoComplete: "current-password" | "new-password";
  showText: string;
  hideText: string;
}

/** A password that its owner may look at. Pasting is welcome. */
export function PasswordField({ showText, hideText, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...field} isVerbatim type={isShown ? "text" : "password"} />
      <div className={styles.reveal}>
        <TextButton
          label={`${isShown ? hideText : showText}, ${field.label}`}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? hideText : showText}
        </TextButton>
      </div>
    </div>
  );
}
