import { expect, test } from "vitest";
import { runTabsCampaign } from "./tabs-campaign.ts";

test.each([true, false])(
  "[S4.04] [S8.09] ten tabs that expire at once refresh once, and nobody is logged out when the one that does dies or hangs (Web Locks: %s)",
  async (hasLocks) => {
    const report = await runTabsCampaign({ rounds: 4, tabs: 10, hasLocks, log: () => undefined });
    expect(report.violations).toEqual([]);
    expect(report.refreshesWithoutFault).toBe(1);
  },
  120_000,
);
