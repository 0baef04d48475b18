import { CHANNELS } from "@skywave/channels";
import { type ItemForYou, loadForYou } from "@skywave/services/taste/tastes";
import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { contentPath } from "#content/on-air/content-path.ts";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useSession } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { NearPicture } from "#platform/line/near-picture.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { isSignedIn } from "#platform/session-store.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { becauseText } from "./because-text.ts";
import { RovingList } from "#ui/roving-list.tsx";
import styles from "./taste.module.css";

/** In CSS pixels; the picture that comes is finer. */
const SIDE = 160;
const GENRES = CHANNELS.map(({ genre }) => genre);

const TastePicker = lazy(async () => ({ default: (await import("./taste-picker.tsx")).TastePicker }));

/** What is for the person who is here, and what they like; whoever is not signed in reads how to have it. */
export function ForYou() {
  const translate = useTranslate<"taste" | "listening">();
  const signedIn = useSession(isSignedIn);
  if (signedIn) return <OwnRow />;
  return (
    <p className={styles.signIn}>
      <Link to="/account/login">{translate("taste.sign-in")}</Link>
    </p>
  );
}

function OwnRow() {
  const translate = useTranslate<"taste" | "listening">();
  const { locale } = translate;
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const [saved, setSaved] = useState("");
  const part = useKeptFocus<HTMLElement>(isPicking ? "picking" : "shown");
  const { view, latest, retry } = useServerData({
    area: "taste",
    verb: "loadForYou",
    params: [locale],
    ask: (skywave) => loadForYou(skywave, locale),
    follows: true,
  });
  if (view.status === "failed") return <CommonFailureNotice failure={view.failure} onRetry={retry} />;
  if (latest === undefined) return <Spinner label={translate("taste.loading")} />;
  const { items, tastes } = latest;
  return (
    <section ref={part} aria-labelledby={id} className={styles.forYou}>
      <h2 id={id}>{translate("taste.for-you")}</h2>
      {items.length === 0 ? null : (
        <RovingList className={styles.row} aria-labelledby={id}>
          {items.map((item) => (
            <Tile key={`${item.entityType} ${item.entityId}`} item={item} />
          ))}
        </RovingList>
      )}
      <TextButton
        isExpanded={isPicking}
        controls="taste-picker"
        onPress={() => {
          setSaved("");
          setPicking(!isPicking);
        }}
      >
        {translate(tastes.length === 0 ? "taste.pick" : "taste.change")}
      </TextButton>
      <p role="status" className={styles.told}>
        {saved}
      </p>
      <div id="taste-picker">
        {isPicking ? (
          <Suspense fallback={<Spinner label={translate("taste.loading")} />}>
            <TastePicker
              tastes={tastes}
              onSkip={() => setPicking(false)}
              onSaved={() => {
                setPicking(false);
                setSaved(translate("taste.saved"));
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}

function Tile({ item }: { item: ItemForYou }) {
  const translate = useTranslate<"taste" | "listening">();
  const { title, language, imageUrl, access, because } = item;
  return (
    <li className={styles.tile} data-locked={access.kind === "locked"}>
      {imageUrl === null ? null : <NearPicture url={imageUrl} side={SIDE} className={styles.picture} />}
      <Link to={contentPath(item)} lang={language}>
        {title}
      </Link>
      <small>
        {access.kind === "locked"
          ? translate("listen.included-in", { plan: access.planName })
          : becauseText(translate, because, GENRES)}
      </small>
    </li>
  );
}
