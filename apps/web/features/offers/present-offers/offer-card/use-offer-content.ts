import { sessionRegion } from "@skywave/services/sessions/session-region";
import { loadOfferContent, type OfferContent } from "@skywave/services/content/load-offer-content";
import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp, useSession } from "#platform/app-services.ts";

/**
 * What is written about an offer; undefined until it is there, and if it never comes. It stands on the first page of a
 * checkout, which does without the library of other pages' answers.
 */
export function useOfferContent(offerId: string): OfferContent | undefined {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  const region = useSession((state) => sessionRegion(state.session));
  const [content, setContent] = useState<OfferContent>();
  useEffect(() => {
    let isGone = false;
    loadOfferContent(skywave, { offerId, locale, region }).then(
      (found) => isGone || setContent(found),
      (cause: unknown) => {
        skywave.log({ level: "error", message: "Content was not loaded", details: { cause } });
      },
    );
    return () => {
      isGone = true;
    };
  }, [skywave, offerId, locale, region]);
  return content;
}
