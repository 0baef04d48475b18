import type { Clock } from "#platform/clock.ts";
import { done, type Outcome, refuse } from "#platform/outcome.ts";
import { digestOf, type Secrets } from "#platform/security/secrets.ts";
import type { VehicleTrialRow, VehicleTrialsRepository } from "./vehicle-trials-repository.ts";

const LIFETIME = { hours: 24 * 90 } as const;

type NumberedLink = Pick<VehicleTrialRow, "id" | "linkNumber">;

/**
 * The links that makers hand to their customers. A link names a vehicle for ninety days and gives no right over it. Its secret
 * is made from our key, so a maker who asks again is told the same, and nobody finds it in the database.
 */
export interface TrialLinks {
  /** What is kept of a link. */
  columnsOf(link: NumberedLink): Pick<VehicleTrialRow, "linkDigest" | "linkExpiresAt" | "linkNumber">;
  secretOf(link: NumberedLink): string;
  /** A link that holds, in the place of one that may be over. */
  renewed(trial: VehicleTrialRow): Promise<string>;
  open(secret: string): Promise<Outcome<VehicleTrialRow>>;
}

export function createTrialLinks({
  repository,
  secrets,
  clock,
}: {
  repository: Pick<VehicleTrialsRepository, "findByLink" | "change">;
  secrets: Pick<Secrets, "sign">;
  clock: Clock;
}): TrialLinks {
  const secretOf = ({ id, linkNumber }: NumberedLink) => secrets.sign("trial-link", `${id} ${linkNumber}`);
  const columnsOf = (link: NumberedLink) => ({
    linkDigest: digestOf(secretOf(link)),
    linkExpiresAt: clock.realNow().add(LIFETIME),
    linkNumber: link.linkNumber,
  });
  const isOver = ({ linkExpiresAt }: VehicleTrialRow) =>
    Temporal.Instant.compare(clock.realNow(), linkExpiresAt) >= 0;
  return {
    secretOf,
    columnsOf,

    renewed: async (trial) => {
      if (!isOver(trial)) return secretOf(trial);
      const next = { id: trial.id, linkNumber: trial.linkNumber + 1 };
      await repository.change(trial.id, columnsOf(next));
      return secretOf(next);
    },

    open: async (secret) => {
      const trial = await repository.findByLink(digestOf(secret));
      if (trial === undefined) return refuse("MAGIC_LINK_NOT_FOUND");
      return isOver(trial) ? refuse("MAGIC_LINK_EXPIRED") : done(trial);
    },
  };
}
