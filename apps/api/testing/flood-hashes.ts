import type { PasswordHashes } from "#platform/security/password-hashes.ts";

// More than run and wait at once, so that the queue is full whoever comes.
const AT_ONCE = 60;

/** Keeps a queue of hashes full until it is told to stop. */
export function floodHashes(hashes: PasswordHashes): () => Promise<void> {
  let isOn = true;
  const pump = async () => {
    while (isOn) {
      const isShed = await hashes.verify("flood", null).catch(() => true);
      if (isShed) await new Promise((resume) => setImmediate(resume));
    }
  };
  const pumps = Array.from({ length: AT_ONCE }, pump);
  return async () => {
    isOn = false;
    await Promise.all(pumps);
  };
}
