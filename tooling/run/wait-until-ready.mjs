const ASK_EVERY_IN_MILLISECONDS = 25;

/** Resolves when the address answers 200; throws when it has not within the time. */
export async function waitUntilReady(url, { timeoutInMilliseconds = 120_000, isOver = () => false } = {}) {
  const end = Date.now() + timeoutInMilliseconds;
  while (Date.now() < end && !isOver()) {
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_IN_MILLISECONDS));
  }
  if (!isOver())
    throw new Error(`${url} was not ready after ${timeoutInMilliseconds / 1000} s; see the log above.`);
}

async function isReady(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return response.ok;
  } catch {
    return false;
  }
}
