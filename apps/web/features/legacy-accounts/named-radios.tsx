import { listContinuityRadios } from "@skywave/services/legacy-accounts/list-continuity-radios";
import { useEffect } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useServerData } from "#platform/server-data/use-server-data.ts";

/**
 * On which radio a plan is heard that a link names, so that its owner knows it again. Where the link is over, what opens it says
 * so; here is only told what is known.
 */
export function NamedRadios({ token }: { token: string }) {
  const translate = useTranslate<"plans">();
  const { tracking } = useApp();
  const { view } = useServerData({
    area: "legacy",
    verb: "named-radios",
    params: [token],
    ask: (skywave) => listContinuityRadios(skywave, token),
    isForAnybody: true,
  });
  const { status } = view;

  useEffect(() => {
    if (status !== "loading")
      tracking.event(status === "ready" ? "acsc-account-token-success" : "acsc-account-token-failure");
  }, [status, tracking]);

  const radios = view.status === "ready" ? view.data.radios : [];
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
