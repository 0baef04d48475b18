import { type ComponentType, useState } from "react";
import { Link } from "react-router";
import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { RedeemedNotice } from "#flows/presentation/redeemed-notice.tsx";
import { StepHeading } from "#flows/presentation/step-heading.tsx";
import formStyles from "#forms/form.module.css";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { rememberedVisitor } from "#platform/remembered-visitor.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { sendProvingCode } from "@skywave/services/identities/prove-email";
import { CreateAccountForm } from "./create-account-form.tsx";
import { ProveEmail } from "./prove-email.tsx";
import { useGoOn } from "./use-go-on.ts";
import type { WaitingOnCode } from "./use-create-account.ts";

/** What the flow hands in, so that this feature need not know how signing in works. */
export interface SignInSlotProps {
  handle: string;
  /** A code was sent already. */
  waiting?: { identityId: string; maskedContact: string };
  onSignedIn: (handle: string) => void;
}

type View =
  | { name: "create" | "signIn" }
  | { name: "code"; waiting: WaitingOnCode }
  | { name: "prove"; email: string; resendAfterSeconds: number };

/** The account step of a purchase: make an account, or sign in to the one that is there. */
export function CreateAccountStep({ SignIn }: { SignIn: ComponentType<SignInSlotProps> }) {
  const translate = useTranslate();
  const { skywave } = useApp();
  const { definition, purchase, goTo } = useFlow();
  const { stage, goOn } = useGoOn();
  const typed = usePurchase((state) => state.email);
  const email = typed === "" ? (rememberedVisitor()?.email ?? "") : typed;
  const foundAs = usePurchase((state) => state.foundAs);
  const targeted = usePurchase((state) => state.targeted);
  const offerId = usePurchase((state) => state.offer?.id);
  const notice = usePurchase((state) => state.notice);
  const signedIn = useSession(isSignedIn);
  const [chosenView, setView] = useState<View>();
  // The news that a session ended may come after this step has opened because of it.
  const view: View = chosenView ?? {
    name: notice === "sessionEnded" || definition.accountMode === "signIn" ? "signIn" : "create",
  };

  // An offer that is meant for an address is sold to whoever has proved it.
  const meantFor = targeted?.offer.id === offerId ? targeted?.maskedEmail : undefined;
  const prove = async (created: string) => {
    const sent = await sendProvingCode(skywave, created);
    setView({ name: "prove", email: created, resendAfterSeconds: sent.ok ? sent.resendAfterSeconds : 0 });
  };

  if (stage === "redeemed" && definition.redeemed !== undefined)
    return <RedeemedNotice {...definition.redeemed} takesFocus />;
  if (stage === "owned") return <OwnedNotice onChooseAnother={() => goTo("offers")} />;
  if (stage === "asking") return <Spinner label={translate("account-step.going-on")} />;
  if (view.name === "prove")
    return (
      <>
        <StepHeading>{translate("prove-email.heading")}</StepHeading>
        <ProveEmail {...view} onProved={() => void goOn(view.email)} />
      </>
    );
  if (signedIn) return <SignedIn email={email} onGoOn={goOn} />;
  const isCreating = view.name === "create";
  const text = definition.accountMode === "emailOnly" ? "account-step.email-only-text" : "account-step.text";
  return (
    <>
      <StepHeading text={isCreating ? translate(text) : undefined}>
        {translate(isCreating ? "account-step.heading" : "sign-in.heading")}
      </StepHeading>
      <div className={formStyles.form}>
        {notice === "sessionEnded" ? <Notice tone="warn">{translate("failure.SESSION_ENDED")}</Notice> : null}
        {foundAs === "" || isCreating ? null : (
          <Notice tone="info">{translate("look-up.found", { maskedEmail: foundAs })}</Notice>
        )}
        {meantFor === undefined ? null : (
          <Notice tone="info">{translate("offer-link.account", { maskedEmail: meantFor })}</Notice>
        )}
        {view.name === "code" ? (
          <Notice tone="info">
            {translate(`create-account.error.${view.waiting.code}`, {
              maskedEmail: view.waiting.maskedEmail,
            })}
          </Notice>
        ) : null}
        {isCreating ? (
          <CreateAccountForm
            mode={definition.accountMode === "emailOnly" ? "emailOnly" : "password"}
            isForRadio={definition.serviceType === "satellite"}
            email={email}
            onEmailChange={(changed) => purchase.setState({ email: changed })}
            onCreated={(created) =>
              void (meantFor === undefined ? goOn(created, { isNew: true }) : prove(created))
            }
            onTaken={(waiting) => setView({ name: "code", waiting })}
          />
        ) : (
          <SignIn
            handle={email}
            {...(view.name === "code"
              ? { waiting: { identityId: view.waiting.identityId, maskedContact: view.waiting.maskedEmail } }
              : {})}
            onSignedIn={(handle) => void goOn(handle)}
          />
        )}
        <p className={formStyles.aside}>
          {translate(isCreating ? "account-step.have-account" : "account-step.new-here")}
          <TextButton onPress={() => setView({ name: isCreating ? "signIn" : "create" })}>
            {translate(isCreating ? "account-step.sign-in" : "account-step.create-instead")}
          </TextButton>
        </p>
      </div>
    </>
  );
}

/** The plan that was chosen is one that they have. */
function OwnedNotice({ onChooseAnother }: { onChooseAnother: () => void }) {
  const translate = useTranslate();
  return (
    <Notice
      tone="info"
      takesFocus
      actions={
        <>
          <Link to="/account">{translate("offers.owned-account")}</Link>
          <TextButton onPress={onChooseAnother}>{translate("account-step.another-plan")}</TextButton>
        </>
      }
    >
      {translate("complete-order.SUB_ALREADY_EXISTS_FOR_IDENTITY")}
    </Notice>
  );
}

function SignedIn({ email, onGoOn }: { email: string; onGoOn: (email: string) => Promise<void> }) {
  const translate = useTranslate();
  const known = useSession((state) => state.session?.emailAddress) ?? email;
  return (
    <>
      <StepHeading>
        {known === ""
          ? translate("account-step.signed-in")
          : translate("account-step.signed-in-as", { email: known })}
      </StepHeading>
      <Button onPress={() => void onGoOn(known)}>{translate("account-step.continue")}</Button>
    </>
  );
}
