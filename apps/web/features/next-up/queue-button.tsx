import type { ContentRef } from "@skywave/contract";
import { addToNextUp, type AddToNextUpOutcome, removeFromNextUp } from "@skywave/services/next-up/next-up";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useNextUp } from "./use-next-up.ts";

interface QueueButtonProps extends ContentRef {
  title: string;
}

/** Puts something before all else that the signed-in person wants to hear next, or takes it out again. */
export function QueueButton({ entityType, entityId, title }: QueueButtonProps) {
  const translate = useTranslate<"listening">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<AddToNextUpOutcome, { ok: false }>>();
  const queue = useNextUp();
  if (queue === undefined) return null;
  const item = { entityType, entityId };
  const isQueued = queue.items.some((each) => each.entityType === entityType && each.entityId === entityId);

  async function press() {
    setRefusal(undefined);
    const outcome = await (isQueued
      ? removeFromNextUp(skywave, item)
      : addToNextUp(skywave, { items: [item], place: "next" }));
    if (!outcome.ok) setRefusal(outcome);
  }

  return (
    <>
      <TextButton
        isWorking={isRunning}
        label={translate(isQueued ? "next-up.remove-one" : "next-up.add-one", { title })}
        onPress={() => void run(press)}
      >
        {translate(isQueued ? "next-up.remove" : "next-up.add")}
      </TextButton>
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("player.gone")}</Notice>
      ) : refusal.code === "INVALID_PAYLOAD" ? (
        <Notice tone="bad">{translate("next-up.INVALID_PAYLOAD")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
    </>
  );
}
