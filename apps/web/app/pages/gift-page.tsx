import type { Gift } from "@skywave/contract";
import { useEffect, useLayoutEffect, useState } from "react";
import { GiftForm } from "#features/billing/give-gift/gift-form.tsx";
import { forgetGift, saveGift } from "#features/billing/give-gift/save-gift.ts";
import { useGiftDraft } from "#features/billing/give-gift/use-gift-draft.ts";
import { useQuoteGift } from "#features/billing/give-gift/use-quote-gift.ts";
import { useResumeGift } from "#features/billing/give-gift/use-resume-gift.ts";
import { GiftDone } from "#features/billing/review-gift/gift-done.tsx";
import { GiftReview } from "#features/billing/review-gift/gift-review.tsx";
import { SentGift } from "#features/billing/review-gift/sent-gift.tsx";
import { SIGN_IN_STAGES } from "#features/authentication/sign-in/sign-in.tsx";
import { findGiftProblems } from "@skywave/services/gifts/quote-gift";
import { typedGiftOf } from "#features/billing/give-gift/typed-gift.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { useLeftStages, useStages } from "#platform/use-stages.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import styles from "./pages.module.css";
import { SignInOrCreate } from "./sign-in-or-create.tsx";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";

type Stage = { name: "typing" } | { name: "review"; gift: Gift } | { name: "done"; gift: Gift };

/** A gift card for somebody else: typed, paid for by whoever has or makes an account, and sent. */
export function GiftPage() {
  const translate = useTranslate<"gifts">();
  const { skywave, country, tracking } = useApp();
  const signedIn = useSession(isSignedIn);
  const { stage, enter, replace, restart } = useStages<Stage>("gift", { name: "typing" });
  useHeadingFocus(stage.name);
  const { draft, sentGiftId, ...typing } = useGiftDraft(translate.locale);
  const [isWaiting, setWaiting] = useState(false);
  const [isUnpaid, setUnpaid] = useState(false);
  const hasLeftSignIn = useLeftStages(SIGN_IN_STAGES, signedIn);
  const resuming = useResumeGift(typing.change);
  const quoting = useQuoteGift((gift) => {
    void saveGift(skywave, draft, country);
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
    setUnpaid(false);
    const problems = findGiftProblems(typedGiftOf(draft, country));
    if (problems.length > 0) quoting.refuse(problems.map(({ field }) => field));
    else if (signedIn) quoting.quote(draft);
    else setWaiting(true);
  }

  function finish(gift: Gift) {
    typing.forget();
    void forgetGift(skywave);
    replace({ name: "done", gift });
  }

  function comeBack() {
    typing.markRefused();
    setUnpaid(true);
  }

  // Reloaded or left while it was being paid: what became of it comes before anything else is given.
  const isUndecided = sentGiftId !== undefined && stage.name === "typing";
  const needsAccount = !signedIn && (isWaiting || isUndecided || stage.name === "review");
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("gift.heading")}</h1>
      <p className={styles.lead}>{translate("gift.text")}</p>
      <div className={styles.sections}>
        {needsAccount ? (
          <AccountFirst
            onBack={
              isUndecided
                ? undefined
                : () => {
                    setWaiting(false);
                    restart({ name: "typing" });
                  }
            }
          />
        ) : isUndecided ? (
          <SentGift giftId={sentGiftId} onBought={finish} onRefused={comeBack} />
        ) : resuming === "asking" ? (
          <Spinner />
        ) : stage.name === "typing" ? (
          <>
            {resuming === "resumed" ? <Notice tone="info">{translate("gift.resumed")}</Notice> : null}
            {isUnpaid ? (
              <Notice tone="info" takesFocus>
                {translate("gift.not-paid")}
              </Notice>
            ) : null}
            <GiftForm
              draft={draft}
              onChange={(changes) => {
                typing.change(changes);
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
            onBought={finish}
            onSending={typing.markSent}
            onRefused={typing.markRefused}
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

/** `onBack` is left out where there is nothing to change before one knows whether it was paid. */
function AccountFirst({ onBack }: { onBack: (() => void) | undefined }) {
  const translate = useTranslate<"gifts">();
  return (
    <div className={styles.card}>
      <Notice tone="info" takesFocus>
        {translate("gift.sign-in")}
      </Notice>
      <SignInOrCreate startsWith="create" />
      {onBack === undefined ? null : (
        <p>
          <TextButton onPress={onBack}>{translate("gift.back-to-gift")}</TextButton>
        </p>
      )}
    </div>
  );
}
