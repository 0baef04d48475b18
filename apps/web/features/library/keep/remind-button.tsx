import { editLibrary, type EditLibraryOutcome } from "@skywave/services/library/edit-library";
import { loadKept } from "@skywave/services/library/load-library";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";

/** Turns the notices of new episodes on or off, for a show that is in the library; nothing for any other. */
export function RemindButton({ showId, title }: { showId: string; title: string }) {
  return useSession(isSignedIn) ? <MemberButton showId={showId} title={title} /> : null;
}

function MemberButton({ showId, title }: { showId: string; title: string }) {
  const translate = useTranslate<"library">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<EditLibraryOutcome, { ok: false }>>();
  const { latest } = useServerData({ area: "library", verb: "listKept", ask: loadKept, follows: true });
  const kept = latest?.kept.find(({ entityType, entityId }) => entityType === "show" && entityId === showId);
  if (kept === undefined) return null;
  const isReminding = !kept.isReminding;

  async function press() {
    setRefusal(undefined);
    const outcome = await editLibrary(skywave, {
      action: "keep",
      entityType: "show",
      entityId: showId,
      isReminding,
    });
    if (!outcome.ok) setRefusal(outcome);
  }

  return (
    <>
      <TextButton
        isWorking={isRunning}
        label={translate(isReminding ? "library.remind-one" : "library.silence-one", { title })}
        onPress={() => void run(press)}
      >
        {translate(isReminding ? "library.remind" : "library.silence")}
      </TextButton>
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("library.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
    </>
  );
}
