import { done, finish, openDatabase } from "../storage/indexed-database.ts";

/** An episode on this device. Its sound is encrypted as it came; its keys decrypt it, and no script can read them. */
export interface KeptEpisode {
  id: string;
  type: "episode-audio" | "episode-podcast";
  /** Whose it is: nobody else on this device sees or plays it. */
  identityId: string;
  channelId: string;
  /** As the channel was called when it was last granted; absent of what was kept before that was told. */
  channelName?: { en: string; fr: string };
  showId: string;
  /** The name of its show in English; that of its page's language then in what was kept before both were told. */
  showTitle: string;
  /** As the show was called when it was last granted; absent of what was kept before that was told. */
  showName?: { en: string; fr: string };
  /** What an editor had written about it by then. */
  words?: { title: { en: string; fr: string }; text: { en: string; fr: string } | null } | undefined;
  /** Moments are in milliseconds since 1970. */
  airedAt: number;
  durationInSeconds: number;
  /** From then on it is locked until it was granted again. */
  playsUntil: number;
  /** The latest moment that this device is known to have seen, so that a clock that is set back gains nothing. */
  seenAt: number;
  sizeInBytes: number;
  isWhole: boolean;
  /** It was downloaded by itself, and is removed by itself once it was heard. */
  isAutomatic?: boolean;
  /** Its person has removed what came by itself: nothing but this is left of it, so that it does not come again. */
  isDismissed?: boolean;
  /** Where its person is in it, as far as this device knows; absent of what was not begun. */
  place?: KeptPlace;
  /** What a player reads before the first segment. */
  start: ArrayBuffer;
  segments: readonly { url: string; sequence: number; keyId: string }[];
  /** None of one that is locked. */
  keys: ReadonlyMap<string, CryptoKey>;
}

/** Where a person was in an episode, and when that was. */
export interface KeptPlace {
  positionInSeconds: number;
  isFinished: boolean;
  /** In milliseconds since 1970. */
  leftAt: number;
  /** The server knows of it. */
  isTold: boolean;
}

export interface KeptEpisodes {
  list(): Promise<KeptEpisode[]>;
  find(id: string): Promise<KeptEpisode | undefined>;
  put(episode: KeptEpisode): Promise<void>;
  /** Changes one that is there, as it is by then: what others change meanwhile stays. */
  change(id: string, change: (episode: KeptEpisode) => KeptEpisode): Promise<void>;
  /** Rejects with a QuotaExceededError where there is no room. */
  putSegment(id: string, index: number, bytes: ArrayBuffer): Promise<void>;
  readSegment(id: string, index: number): Promise<ArrayBuffer | undefined>;
  /** The places of the segments that are there. */
  listSegments(id: string): Promise<number[]>;
  remove(id: string): Promise<void>;
  close(): void;
}

const DATABASE = "skywave-kept-episodes";
const EPISODES = "EPISODES";
const SEGMENTS = "SEGMENTS";

/** Opens the episodes that are kept in IndexedDB. */
export async function openKeptEpisodes(factory: IDBFactory): Promise<KeptEpisodes> {
  const database = await openDatabase(factory, DATABASE, (created) => {
    created.createObjectStore(EPISODES, { keyPath: "id" });
    created.createObjectStore(SEGMENTS);
  });
  // Another tab may delete it with the session.
  database.onversionchange = () => database.close();

  async function read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return done(ask(database.transaction(name).objectStore(name)));
  }
  async function write(names: string[], act: (transaction: IDBTransaction) => void): Promise<void> {
    const transaction = database.transaction(names, "readwrite");
    act(transaction);
    await finish(transaction);
  }
  const rangeOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
  const indexOf = (key: IDBValidKey) => (Array.isArray(key) ? Number(key[1]) : Number.NaN);

  return {
    list: () => read<KeptEpisode[]>(EPISODES, (store) => store.getAll()),
    find: (id) => read<KeptEpisode | undefined>(EPISODES, (store) => store.get(id)),
    put: (episode) => write([EPISODES], (at) => void at.objectStore(EPISODES).put(episode)),
    change: (id, change) =>
      write([EPISODES], (at) => {
        const store = at.objectStore(EPISODES);
        const request: IDBRequest<KeptEpisode | undefined> = store.get(id);
        request.onsuccess = () => {
          if (request.result !== undefined) store.put(change(request.result));
        };
      }),
    putSegment: (id, index, bytes) =>
      write([SEGMENTS], (at) => void at.objectStore(SEGMENTS).put(bytes, [id, index])),
    readSegment: (id, index) => read<ArrayBuffer | undefined>(SEGMENTS, (store) => store.get([id, index])),
    listSegments: async (id) => (await read(SEGMENTS, (store) => store.getAllKeys(rangeOf(id)))).map(indexOf),
    remove: (id) =>
      write([EPISODES, SEGMENTS], (at) => {
        at.objectStore(EPISODES).delete(id);
        at.objectStore(SEGMENTS).delete(rangeOf(id));
      }),
    close: () => database.close(),
  };
}
