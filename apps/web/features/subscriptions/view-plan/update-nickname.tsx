import type { Subscription } from "@skywave/contract";
import { useState } from "react";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { usePartAtPress } from "#platform/use-part-at-press.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "../parts/plans.module.css";

interface UpdateNicknameProps {
  subscription: Subscription;
  onChanged: () => Promise<void>;
}

/** What the owner calls a plan, to tell it from others like it; an empty name takes it away. */
export function UpdateNickname({ subscription, onChanged }: UpdateNicknameProps) {
  const translate = useTranslate<"plans">();
  const form = usePartAtPress(async () => (await import("./nickname-form.tsx")).NicknameForm);
  const NicknameForm = form.part;
  const [isSaved, setSaved] = useState(false);
  const part = useKeptFocus<HTMLDivElement>(NicknameForm === undefined ? "shown" : "typing");
  const { nickname } = subscription;

  return (
    <div ref={part} className={styles.beneath}>
      {form.failure === undefined ? null : (
        <CommonFailureNotice failure={form.failure} onRetry={form.open} takesFocus />
      )}
      {NicknameForm === undefined ? (
        <TextButton
          isWorking={form.isLoading}
          onPress={() => {
            setSaved(false);
            form.open();
          }}
        >
          {translate(nickname === undefined ? "nickname.give" : "nickname.change")}
        </TextButton>
      ) : (
        <NicknameForm
          subscription={subscription}
          onSaved={async () => {
            await onChanged();
            setSaved(true);
            form.close();
          }}
          onCancel={form.close}
        />
      )}
      <p role="status">{isSaved ? translate("nickname.saved") : ""}</p>
    </div>
  );
}
