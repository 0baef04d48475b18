import { lazy, useEffect, useState } from "react";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { BesideThePage } from "#platform/beside/beside-the-page.tsx";

const AnalyticsDrawer = lazy(async () => ({
  default: (await import("#sandbox/analytics/analytics-drawer.tsx")).AnalyticsDrawer,
}));

/** The page comes first: what only developers look at must not compete with it for the network. */
const SETTLED_AFTER_MILLISECONDS = 2_000;

/** In the sandbox, shows what the page tells analytics. Elsewhere not even its code is loaded. */
export function SandboxDrawer() {
  const { skywave } = useApp();
  const { locale } = useTranslate();
  const [isSandbox, setSandbox] = useState(false);

  useEffect(() => {
    const look = () =>
      skywave.configuration().then(
        ({ settings }) => setSandbox(settings.isSandbox),
        // Whoever needs the configuration tells that it is missing; nobody needs the drawer.
        () => setSandbox(false),
      );
    const timer = setTimeout(() => void look(), SETTLED_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [skywave]);

  if (!isSandbox) return null;
  return (
    <BesideThePage>
      <AnalyticsDrawer skywave={skywave} locale={locale} />
    </BesideThePage>
  );
}
