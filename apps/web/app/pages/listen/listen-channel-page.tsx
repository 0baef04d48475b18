import { type Channel, CHANNELS } from "@skywave/channels";
import type { BrowseItem } from "@skywave/services/catalogue/browse-catalogue";
import { useParams } from "react-router";
import { BrowseRows } from "#features/catalogue/browse/browse-rows.tsx";
import { ShareButton } from "#features/catalogue/one-show/share-button.tsx";
import { KeepButton } from "#features/library/keep/keep-button.tsx";
import { EpisodeList } from "#features/listening/one-channel/episode-list.tsx";
import { OneChannel } from "#features/listening/one-channel/one-channel.tsx";
import { Games } from "#features/sports/games.tsx";
import { Thumbs } from "#features/taste/thumbs.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { keepAct } from "./keep-act.tsx";
import { BelowAllChannels } from "./below-all-channels.tsx";

const SPORTS: ReadonlySet<string> = new Set(["sports", "sportsTalk"]);

/** One channel and what it plays. */
export function ListenChannelPage() {
  const { channelId } = useParams();
  const channel = CHANNELS.find(({ number }) => String(number) === channelId);
  return (
    <BelowAllChannels>
      {channel === undefined ? (
        <NoSuchChannel />
      ) : (
        <BrowseRows
          key={channel.number}
          pageEntityType="channel-linear"
          pageEntityId={String(channel.number)}
          // The catalogue may leave out what could be played.
          renderAbove={(item) =>
            item === null ? <NoSuchChannel /> : <OfChannel channel={channel} item={item} />
          }
          actOn={keepAct}
        />
      )}
    </BelowAllChannels>
  );
}

function NoSuchChannel() {
  const translate = useTranslate<"listening">();
  return (
    <>
      <h1 tabIndex={-1}>{translate("title.listen")}</h1>
      <p>{translate("listen.no-such-channel")}</p>
    </>
  );
}

interface OfChannelProps {
  channel: Channel;
  /** What the catalogue says of it, once that is there. */
  item: BrowseItem | undefined;
}

function OfChannel({ channel, item }: OfChannelProps) {
  const { number, language, genre } = channel;
  const channelId = String(number);
  const title = item?.title ?? channel.name;
  const texts = [item?.text ?? "", item?.longText ?? ""].filter((text) => text !== "");
  return (
    <>
      <OneChannel
        channel={channel}
        title={title}
        texts={texts}
        acts={
          <>
            <KeepButton entityType="channel-linear" entityId={channelId} title={title} />
            <ShareButton title={title} />
            <Thumbs channelId={channelId} language={language} />
          </>
        }
      />
      {SPORTS.has(genre) ? <Games channelNumber={number} /> : null}
      <EpisodeList of="channel" entityId={channelId} language={language} />
    </>
  );
}
