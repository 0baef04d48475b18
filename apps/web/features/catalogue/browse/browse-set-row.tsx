import {
  type BrowseItem,
  type BrowseSet,
  type BrowseSetOutcome,
  loadSetSegment,
} from "@skywave/services/catalogue/browse-catalogue";
import { type ReactNode, useId, useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { RovingList } from "#ui/roving-list.tsx";
import styles from "./browse.module.css";
import { BrowseTile } from "./browse-tile.tsx";

interface BrowseSetRowProps {
  first: BrowseSet;
  /** Names the row where it has no title of its own. */
  containerTitleId: string;
  renderPlay?: ((item: BrowseItem) => ReactNode) | undefined;
  actOn?: ((item: BrowseItem) => ReactNode) | undefined;
}

/** The things of a set beside each other, and more of them on demand. */
export function BrowseSetRow({ first, containerTitleId, renderPlay, actOn }: BrowseSetRowProps) {
  const translate = useTranslate<"catalogue">();
  const id = useId();
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [items, setItems] = useState(first.items);
  const [next, setNext] = useState(first.paginationUrl);
  const [refusal, setRefusal] = useState<Extract<BrowseSetOutcome, { ok: false }>>();

  async function showMore(paginationUrl: string) {
    setRefusal(undefined);
    const answer = await loadSetSegment(skywave, paginationUrl);
    if (!answer.ok) return setRefusal(answer);
    setItems((before) => [...before, ...answer.set.items]);
    setNext(answer.set.paginationUrl);
  }

  return (
    <div className={styles.set}>
      {first.title === null ? null : <h3 id={id}>{first.title}</h3>}
      <RovingList className={styles.row} aria-labelledby={first.title === null ? containerTitleId : id}>
        {items.map((item) => (
          <BrowseTile
            key={`${item.entityType} ${item.entityId}`}
            item={item}
            play={renderPlay?.(item)}
            act={actOn?.(item)}
          />
        ))}
      </RovingList>
      {refusal === undefined ? null : refusal.code === "NOT_FOUND" ? (
        <Notice tone="bad">{translate("browse.NOT_FOUND")}</Notice>
      ) : (
        <CommonFailureNotice failure={refusal} />
      )}
      {next === null ? null : (
        <TextButton
          isWorking={isRunning}
          onPress={() => void run(() => showMore(next))}
          {...(first.title !== null && {
            label: `${translate("browse.more")} – ${first.title}`,
          })}
        >
          {translate("browse.more")}
        </TextButton>
      )}
    </div>
  );
}
