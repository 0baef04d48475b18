import type { ContentType } from "@skywave/contract";
import { editLibrary, type EditLibraryOutcome } from "@skywave/services/library/edit-library";
import { loadKept } from "@skywave/services/library/load-library";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./keep.module.css";

interface KeepButtonProps {
  entityType: ContentType;
  entityId: string;
  title: string;
}

/** Puts a channel, a show or an episode into the person's library, or takes it out of there. Visitors are led to sign in. */
export function KeepButton(props: KeepButtonProps) {
  const translate = useTranslate<"catalogue">();
  const signedIn = useSession(isSignedIn);
  const { pathname } = useLocation();
  if (signedIn) return <MemberButton {...props} />;
  const signIn = `/account/login?${new URLSearchParams({ returnUrl: pathname })}`;
  return (
    <Link
      className={styles.keep}
      to={signIn}
      aria-label={translate("keep.add-one", { title: props.title })}
      title={translate("keep.sign-in")}
    >
      <Heart isFull={false} />
      {translate("keep.add")}
    </Link>
  );
}

function MemberButton({ entityType, entityId, title }: KeepButtonProps) {
  const translate = useTranslate<"catalogue">();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<Extract<EditLibraryOutcome, { ok: false }>>();
  const { latest } = useServerData({
    area: "library",
    verb: "listKept",
    ask: loadKept,
    follows: true,
  });
  // Until it is known what is kept, a press would not say what it does.
  if (latest === undefined) return <span className={styles.waiting} />;
  const isKept = latest.kept.some((each) => each.entityType === entityType && each.entityId === entityId);

  async function press() {
    setRefusal(undefined);
    const outcome = await editLibrary(skywave, {
      action: isKept ? "remove" : "keep",
      entityType,
      entityId,
    });
    if (!outcome.ok) setRefusal(outcome);
  }

  return (
    <>
      <button
        type="button"
        className={styles.keep}
        data-kept={isKept}
        aria-disabled={isRunning || undefined}
        aria-label={translate(isKept ? "keep.kept-one" : "keep.add-one", { title })}
        onClick={() => void run(press)}
      >
        <Heart isFull={isKept} />
        {translate(isKept ? "keep.kept" : "keep.add")}
      </button>
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("browse.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
    </>
  );
}

function Heart({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.heart}>
      <path
        d="M12 20.5 4.2 12.8a5 5 0 0 1 7-7.1l.8.8.8-.8a5 5 0 0 1 7 7.1Z"
        fill={isFull ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  );
}
