import { Link } from "react-router";
import type { KeyOf } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Card } from "#ui/surface/card.tsx";
import settings from "./settings.module.css";

interface MoreLinksProps {
  heading: KeyOf<"self">;
  /** Paths without their first slash. */
  links: readonly { path: string; text: KeyOf<"self"> }[];
}

/** Where else somebody may want to go from a page of settings. */
export function MoreLinks({ heading, links }: MoreLinksProps) {
  const translate = useTranslate<"self">();
  return (
    <Card heading={translate(heading)}>
      <ul className={settings.links}>
        {links.map(({ path, text }) => (
          <li key={path}>
            <Link to={`/${path}`}>{translate(text)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
