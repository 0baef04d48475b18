import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import type { ClueValues } from "#features/customer-lookup/identify-account/check-clues.ts";
import {
  forgetIdentifiedToken,
  savedIdentifiedToken,
} from "#features/customer-lookup/identify-account/identified-token.ts";
import { IdentifyAccount } from "#features/customer-lookup/identify-account/identify-account.tsx";
import { useHeadingFocus } from "#forms/use-heading-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { type LinkClues, takenLinkClues } from "../../navigation/take-link-clues.ts";
import { LOOK_UP_PATHS } from "../../paths/look-up-paths.ts";
import styles from "../pages.module.css";
import { IdentifiedPart } from "./identified-part.tsx";

interface Found {
  token: string;
  /** As it was typed; undefined after a reload, and where none was. */
  radioId: string | undefined;
}

/** Finds an account by what stands on a radio or a bill, and shows of it what its owner may see before they sign in. */
export function IdentifyPage() {
  const translate = useTranslate<"lookup">();
  const { tracking } = useApp();
  const { pathname } = useLocation();
  const [found, setFound] = useState<Found | undefined>(() => {
    const token = savedIdentifiedToken();
    return token === null ? undefined : { token, radioId: undefined };
  });
  const [known] = useState(() => cluesIn(takenLinkClues(pathname)));
  useHeadingFocus(found === undefined ? "find" : "found");
  useLayoutEffect(() => {
    tracking.flowStarted("account-lookup", "rflz");
    tracking.pageShown(LOOK_UP_PATHS.identify, { pageKey: "AUTHENTICATE", componentKey: "rflzLookup" });
  }, [tracking]);

  function findAgain() {
    forgetIdentifiedToken();
    setFound(undefined);
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate(found === undefined ? "look-up.heading" : "identified.heading")}</h1>
      <p className={styles.lead}>{translate(found === undefined ? "identify.lead" : "identified.lead")}</p>
      {found === undefined ? (
        <section className={styles.card} aria-labelledby="ways">
          <h2 id="ways">{translate("identify.ways")}</h2>
          <IdentifyAccount known={known} onFound={(token, radioId) => setFound({ token, radioId })} />
        </section>
      ) : (
        <IdentifiedPart {...found} onFindAgain={findAgain} />
      )}
    </div>
  );
}

/** What a link named, in the fields that it belongs into: a radio goes with an account number, if there is one. */
function cluesIn({ rid, act, lname }: LinkClues): Partial<ClueValues> {
  if (act !== undefined) return { accountNumber: act, ...(rid !== undefined && { accountRadioId: rid }) };
  return {
    ...(rid !== undefined && { radioId: rid }),
    ...(lname !== undefined && { lastName: lname }),
  };
}
