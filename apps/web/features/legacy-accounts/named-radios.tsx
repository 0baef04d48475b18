import {
  listContinuityRadios,
  type ListContinuityRadiosOutcome,
} from "@skywave/services/legacy-accounts/list-continuity-radios";
import { useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

type Radios = Extract<ListContinuityRadiosOutcome, { ok: true }>["radios"];

/**
 * On which radio a plan is heard that a link names, so that its owner knows it again. Where the link is over, what opens it says
 * so; here is only told what is known.
 */
export function NamedRadios({ token }: { token: string }) {
  const translate = useTranslate<"plans">();
  const { skywave, tracking } = useApp();
  const [radios, setRadios] = useState<Radios>([]);

  useEffect(() => {
    let isShown = true;
    void (async () => {
      const outcome = await listContinuityRadios(skywave, token);
      if (!isShown) return;
      tracking.event(outcome.ok ? "acsc-account-token-success" : "acsc-account-token-failure");
      if (outcome.ok) setRadios(outcome.radios);
    })();
    return () => {
      isShown = false;
    };
  }, [skywave, tracking, token]);

  if (radios.length === 0) return null;
  return (
    <div>
      <p>{translate("targeted.heard-on")}</p>
      <ul>
        {radios.map(({ planName: plan, radioIdLastFour: lastFour, yearMakeModel: vehicle }) => (
          <li key={lastFour}>
            {vehicle === null
              ? translate("targeted.radio-alone", { plan, lastFour })
              : translate("targeted.radio", { plan, vehicle, lastFour })}
          </li>
        ))}
      </ul>
    </div>
  );
}
