import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import styles from "./shell.module.css";

/** Covers the page while the data of the next one loads. */
export function PageLoader() {
  const translate = useTranslate();
  const brand = useApp().shell.brand.name;
  return (
    <div className={styles.loader}>
      <div className="app-loader" role="status">
        <div className="app-loader-box">
          <span className="app-loader-waves" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
          <span>{translate("app.loading", { brand })}</span>
        </div>
      </div>
    </div>
  );
}
