import { findRadioByNumber } from "@skywave/services/radios/find-radio";
import { loadIdentifiedAccount } from "@skywave/services/legacy-accounts/load-identified-account";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { forgetIdentifiedToken } from "#features/customer-lookup/identify-account/identified-token.ts";
import { IdentifiedPlans } from "#features/customer-lookup/identify-account/identified-plans.tsx";
import { RegisterAccount } from "#features/legacy-accounts/register-account/register-account.tsx";
import { saveFoundRadioToken } from "#features/radios/find-radio/found-radio-token.ts";
import { focusOnArrival } from "#ui/focus-on-arrival.ts";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import buttonStyles from "#ui/button/button.module.css";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { LOOK_UP_PATHS } from "../../paths/look-up-paths.ts";
import { PATHS } from "../../paths/paths.ts";
import styles from "../pages.module.css";
import own from "./identified-part.module.css";

interface IdentifiedPartProps {
  token: string;
  radioId: string | undefined;
  onFindAgain: () => void;
}

const STATUS = { Active: "active", Closed: "closed", Inactive: "inactive", Suspended: "suspended" } as const;

/** An account that was identified: its plans and radios, and the ways on. */
export function IdentifiedPart({ token, radioId, onFindAgain }: IdentifiedPartProps) {
  const translate = useTranslate<"lookup">();
  const { tracking } = useApp();
  const { view, retry } = useServerData({
    area: "legacy",
    verb: "loadIdentifiedAccount",
    params: [token],
    ask: (skywave) => loadIdentifiedAccount(skywave, token),
  });
  const account = view.status === "ready" ? view.data : undefined;
  const isEligible = account?.registration.isEligible === true;
  const isKnown = account !== undefined;
  // Also after a reload, which the proof of the lookup outlives.
  useEffect(() => {
    if (isKnown) tracking.identified();
  }, [isKnown, tracking]);
  useEffect(() => {
    if (isEligible) tracking.registration("eligible");
  }, [isEligible, tracking]);
  useEffect(() => {
    if (account === undefined) return;
    tracking.describe({ pageInfo: { subscriptionCount: account.plans.length } });
    const [first] = account.plans.filter(({ type }) => type !== null);
    if (first?.type) tracking.describe({ deviceInfo: { type: first.type, status: STATUS[first.status] } });
  }, [account, tracking]);

  if (account === undefined)
    return (
      <div className={styles.card}>
        {view.status === "failed" ? (
          view.failure.code === "UNAUTHENTICATED_CUSTOMER" ? (
            <Notice
              tone="info"
              takesFocus
              actions={<TextButton onPress={onFindAgain}>{translate("identified.find-again")}</TextButton>}
            >
              {translate("identified.over")}
            </Notice>
          ) : (
            <CommonFailureNotice failure={view.failure} onRetry={retry} />
          )
        ) : (
          <Spinner label={translate("identified.loading")} />
        )}
      </div>
    );
  return (
    <>
      <section className={styles.card} aria-labelledby="plans">
        <h2 id="plans">{translate("identified.plans")}</h2>
        <IdentifiedPlans plans={account.plans} />
      </section>
      <section className={styles.card} aria-labelledby="next">
        <h2 id="next">{translate("identified.next")}</h2>
        {isEligible ? (
          <Registration
            token={token}
            contacts={account.registration.contactOptions}
            onFindAgain={onFindAgain}
          />
        ) : (
          <div className={own.main}>
            <p>{translate("identified.sign-in-text")}</p>
            <Link className={buttonStyles.button} to={`/${PATHS.signIn}`}>
              {translate("sign-in.submit")}
            </Link>
          </div>
        )}
        <ul className={own.others}>
          <Other text={translate("identified.refresh-text")}>
            <RefreshButton radioId={radioId} />
          </Other>
          <Other text={translate("identified.pay-text")}>
            <Link to={`/${PATHS.pay}`}>{translate("identified.pay")}</Link>
          </Other>
        </ul>
      </section>
      <p className={styles.aside}>
        <TextButton onPress={onFindAgain}>{translate("identified.find-another")}</TextButton>
      </p>
    </>
  );
}

function Other({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <span>{text}</span>
    </li>
  );
}

type RegistrationProps = Omit<Parameters<typeof RegisterAccount>[0], "onSignedIn">;

/** The sign-in that an account does not have yet, once somebody wants it. */
function Registration(props: RegistrationProps) {
  const translate = useTranslate<"lookup">();
  const { tracking } = useApp();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className={own.main}>
        <p>{translate("identified.register-text")}</p>
        <Button
          onPress={() => {
            tracking.event("present-registration");
            setOpen(true);
          }}
        >
          {translate("identified.register")}
        </Button>
      </div>
    );
  return (
    <div className={styles.stack}>
      <h3 ref={focusOnArrival} tabIndex={-1}>
        {translate("identified.register")}
      </h3>
      <RegisterAccount
        {...props}
        onSignedIn={() => {
          forgetIdentifiedToken();
          void navigate(`/${PATHS.account}`);
        }}
      />
    </div>
  );
}

/** Goes on to the signal with the radio whose ID was typed, so that nobody types it twice. */
function RefreshButton({ radioId }: { radioId: string | undefined }) {
  const translate = useTranslate<"lookup">();
  const { skywave } = useApp();
  const navigate = useNavigate();
  const { isRunning, run } = useSingleFlight();
  const go = () =>
    void run(async () => {
      const found = radioId === undefined ? undefined : await findRadioByNumber(skywave, { radioId });
      const [radio] = found?.ok === true ? found.radios : [];
      // Where it is not found here, that page asks for it.
      if (radio !== undefined) saveFoundRadioToken(radio.token);
      await navigate(`/${LOOK_UP_PATHS.refreshSignal}`);
    });
  return (
    <TextButton isWorking={isRunning} onPress={go}>
      {translate("identified.refresh")}
    </TextButton>
  );
}
