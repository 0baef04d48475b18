import { expect } from "vitest";
import type { TestApi } from "../open-test-api.ts";
import { readRows } from "../read-rows.ts";

/** Heals the card processor and waits until the settling job has closed every payment of a person, once its lease is over. */
export async function recoverPayments(api: TestApi, identityId: string): Promise<void> {
  await api.cards.heal();
  api.passTime({ seconds: 40 });
  const open = `select id from payments where identity_id = '${identityId}' and state in ('started', 'unknown')`;
  await expect.poll(() => readRows(api, open)).toEqual([]);
}
