import type { Gift } from "@skywave/contract";
import { useEffect, useLayoutEffect, useState } from "react";
import { GiftForm } from "../../../features/billing/give-gift/gift-form.tsx";
import { forgetGift, keepGift } from "../../../features/billing/give-gift/keep-gift.ts";
import { emptyGift, type GiftDraft } from "../../../features/billing/give-gift/typed-gift.ts";
import { useQuoteGift } from "../../../features/billing/give-gift/use-quote-gift.ts";
import { useResumeGift } from "../../../features/billing/give-gift/use-resume-gift.ts";
import { GiftDone } from "../../../features/billing/review-gift/gift-done.tsx";
import { GiftReview } from "../../../features/billing/review-gift/gift-review.tsx";
import { SIGN_IN_STAGES } from "../../../features/identity/sign-in/sign-in.tsx";
import { findGiftProblems } from "@skywave/services/gifts/quote-gift";
import { typedGiftOf } from "../../../features/billing/give-gift/typed-gift.ts";
import { useTranslate } from "../../../i18n/translation-context.ts";
import { useApp, useSession } from "../../../platform/app-services.ts";
import { isSignedIn } from "../../../platform/session-store.ts";
import { useLeftStages, useStages } from "../../../platform/use-stages.ts";
import { TextButton } from "../../../ui/button/text-button.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import styles from "../pages.module.css";
import { SignInOrCreate } from "../sign-in-or-create.tsx";
import { useHeadingFocus } from "../../../forms/use-heading-focus.ts";

type Stage = { name: "typing" } | { name: "review"; gift: Gift } | { name: "done"; gift: Gift };

/** A gift card for somebody else: typed, paid for by whoever has or makes an account, and sent. */
export function GiftPage() {
  const translate = useTranslate();
  const { skywave, country, tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  const { stage, enter, replace, restart } = useStages<Stage>("gift", { name: "typing" });
  useHeadingFocus(stage.name);
  const [draft, setDraft] = useState<GiftDraft>(() => emptyGift(translate.locale));
  const [isWaiting, setWaiting] = useState(false);
  const hasLeftSignIn = useLeftStages(SIGN_IN_STAGES, signedIn);
  const resuming = useResumeGift(setDraft);
  const quoting = useQuoteGift((gift) => {
    void keepGift(skywave, draft, country);
    const review = { name: "review", gift } as const;
    if (stage.name === "typing") enter(review);
    else replace(review);
  });
  useLayoutEffect(() => tracking.flowStarted("giveGift", "default"), [tracking]);
  const isReady = isWaiting && hasLeftSignIn;
  useEffect(() => {
    if (!isReady) return;
    setWaiting(false);
    quoting.quote(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- what was typed stays as it is while somebody signs in
  }, [isReady]);

  function goOn() {
    const problems = findGiftProblems(typedGiftOf(draft, country));
    if (problems.length > 0) quoting.refuse(problems.map(({ field }) => field));
    else if (signedIn) quoting.quote(draft);
    else setWaiting(true);
  }

  const needsAccount = !signedIn && (isWaiting || stage.name === "review");
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("gift.heading")}</h1>
      <p className={styles.lead}>{translate("gift.text")}</p>
      <div className={styles.sections}>
        {needsAccount ? (
          <AccountFirst
            onBack={() => {
              setWaiting(false);
              restart({ name: "typing" });
            }}
          />
        ) : resuming === "asking" ? (
          <Spinner />
        ) : stage.name === "typing" ? (
          <>
            {resuming === "resumed" ? <Notice tone="info">{translate("gift.resumed")}</Notice> : null}
            <GiftForm
              draft={draft}
              onChange={(changes) => {
                setDraft((before) => ({ ...before, ...changes }));
                quoting.forgive(changes);
              }}
              quoting={quoting}
              onContinue={goOn}
            />
          </>
        ) : stage.name === "review" ? (
          <GiftReview
            key={stage.gift.id}
            gift={stage.gift}
            onBought={(gift) => {
              setDraft(emptyGift(translate.locale));
              void forgetGift(skywave);
              replace({ name: "done", gift });
            }}
            onChange={() => restart({ name: "typing" })}
            onQuoteAgain={() => quoting.quote(draft)}
          />
        ) : (
          <GiftDone gift={stage.gift} onAnother={() => restart({ name: "typing" })} />
        )}
      </div>
    </div>
  );
}

function AccountFirst({ onBack }: { onBack: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles.card}>
      <Notice tone="info" takesFocus>
        {translate("gift.sign-in")}
      </Notice>
      <SignInOrCreate startsWith="create" />
      <p>
        <TextButton onPress={onBack}>{translate("gift.back-to-gift")}</TextButton>
      </p>
    </div>
  );
}
