import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import buttonStyles from "#ui/button/button.module.css";
import { Card } from "#ui/surface/card.tsx";
import styles from "./explain-cancelling.module.css";

/** How somebody cancels, with the way there first. */
export function HowToCancelPage() {
  const translate = useTranslate<"support">();
  const { contactUrl } = useApp().shell;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate("how-to-cancel.heading")}</h1>
      <p className={styles.lead}>{translate("how-to-cancel.lead")}</p>
      <ol className={styles.steps}>
        <li>{translate("how-to-cancel.step-1")}</li>
        <li>{translate("how-to-cancel.step-2")}</li>
        <li>{translate("how-to-cancel.step-3")}</li>
      </ol>
      <p>
        <Link to="/subscription/cancel" className={buttonStyles.button}>
          {translate("how-to-cancel.act")}
        </Link>
      </p>
      <Card heading={translate("how-to-cancel.refunds")}>
        <p>{translate("how-to-cancel.refunds-text")}</p>
      </Card>
      <Card heading={translate("how-to-cancel.elsewhere")}>
        <p>{translate("how-to-cancel.elsewhere-text")}</p>
      </Card>
      <Card
        heading={translate("how-to-cancel.signed-out")}
        act={<Link to={contactUrl}>{translate("help.ask")}</Link>}
      >
        <p>{translate("how-to-cancel.signed-out-text")}</p>
      </Card>
    </div>
  );
}
