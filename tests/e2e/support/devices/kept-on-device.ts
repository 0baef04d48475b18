import type { Page } from "@playwright/test";

/** What lies on the device: episodes with whether any of their keys can be read, and how many segments there are. */
export const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("skywave-kept-episodes")) return undefined;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("skywave-kept-episodes");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const episodes = await all(database.transaction("EPISODES").objectStore("EPISODES").getAll());
    const segments = await all(database.transaction("SEGMENTS").objectStore("SEGMENTS").count());
    database.close();
    const keys = episodes.flatMap((episode) => [...episode.keys.values()]);
    return { segments, keys: keys.length, readable: keys.filter(({ extractable }) => extractable).length };
  });

/**
 * Puts something into the place of each segment but the first and the last ones, as if they had come before the break: an hour
 * of sound takes minutes to make.
 */
export const fillMiddle = (page: Page, { from, until }: { from: number; until: number }) =>
  page.evaluate(
    async (middle) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("skywave-kept-episodes");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = database.transaction(["EPISODES", "SEGMENTS"], "readwrite");
      const ids = transaction.objectStore("EPISODES").getAllKeys();
      await new Promise<void>((resolve, reject) => {
        ids.onsuccess = () => {
          const [id] = ids.result;
          if (id === undefined) return;
          const segments = transaction.objectStore("SEGMENTS");
          for (let index = middle.from; index < middle.until; index += 1)
            segments.put(new ArrayBuffer(1), [id, index]);
        };
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      database.close();
    },
    { from, until },
  );

/** Where the listener is in the one episode, as the device knows it. */
export const placeOnDevice = (
  page: Page,
): Promise<{ positionInSeconds: number; isTold: boolean } | undefined> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("skywave-kept-episodes");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const episodes = await new Promise<{ place: undefined }[]>((resolve, reject) => {
      const request = database.transaction("EPISODES").objectStore("EPISODES").getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return episodes[0]?.place;
  });
