import type { ChannelAccess } from "@skywave/services/listening/channel-access";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import styles from "./listening.module.css";
import { PlanLink } from "./plan-link.tsx";

const TEXTS = {
  preview: "listen.free",
  previewOver: "player.error.PREVIEW_OVER",
  locked: "player.error.CHANNEL_LOCKED",
} as const;

/** How much somebody may hear of a channel that their plan leaves out, and the plan that has it. */
export function AccessNotice({ access }: { access: ChannelAccess }) {
  const translate = useTranslate<"listening">();
  const signedIn = useSession(isSignedIn);
  if (access.kind === "full") return null;
  const { planName } = access;
  return (
    <p className={styles.access}>
      {translate(TEXTS[access.kind], { plan: planName })} <PlanLink planName={planName} isMember={signedIn} />
    </p>
  );
}
