import { loadGifts } from "@skywave/services/gifts/load-gifts";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { Card } from "#ui/surface/card.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { GivenGift } from "./given-gift.tsx";
import styles from "./given-gifts.module.css";

/** The gift cards that somebody gave, how each stands, and what can still be done about it. */
export function GivenGifts() {
  const translate = useTranslate<"gifts">();
  const { view, reload, retry } = useServerData({ area: "gifts", verb: "loadGifts", ask: loadGifts });
  const [news, setNews] = useState<{ tone: "good" | "bad"; text: string }>();

  async function change(told: typeof news) {
    // The next one is said anew, even in the same words.
    setNews(undefined);
    await reload();
    setNews(told);
  }

  return (
    <Card heading={translate("given.heading")}>
      {news === undefined ? null : (
        <Notice tone={news.tone} takesFocus>
          {news.text}
        </Notice>
      )}
      {view.status === "loading" ? <Spinner label={translate("given.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status !== "ready" ? null : view.data.gifts.length === 0 ? (
        <p className={pageStyles.soft}>{translate("given.none")}</p>
      ) : (
        <ul className={styles.list}>
          {view.data.gifts.map((gift) => (
            <GivenGift key={gift.id} gift={gift} onChanged={change} />
          ))}
        </ul>
      )}
      <p>
        <Link className={pageStyles.link} to="/subscribe/gift">
          {translate("given.give")}
        </Link>
      </p>
    </Card>
  );
}
