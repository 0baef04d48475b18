import type { Clock } from "#platform/clock.ts";
import type { LocalRadiosRepository } from "./local-radios-repository.ts";
import type { Uplink } from "./uplink.ts";

/** What a radio takes to find its channels once it has heard what it may play. */
const TUNING_IN_SECONDS = 2;

/** An uplink for trying things out: its sky is the table of the garage's radios. */
export interface LocalUplink extends Uplink {
  radios: LocalRadiosRepository;
  setDown(isDown: boolean): void;
}

export function createLocalUplink({
  radios,
  clock,
}: {
  radios: LocalRadiosRepository;
  clock: Pick<Clock, "realNow">;
}): LocalUplink {
  let isDown = false;
  return {
    radios,
    setDown: (nowDown) => {
      isDown = nowDown;
    },

    async send(instructions) {
      if (isDown) return { kind: "unavailable", cause: new Error("the uplink is down") };
      for (const kind of ["play", "silence"] as const) {
        const named = instructions.filter((instruction) => instruction.kind === kind);
        const radioIds = named.map(({ radioId }) => radioId);
        if (radioIds.length > 0)
          await radios.hear(radioIds, { at: clock.realNow(), isActivated: kind === "play" });
      }
      return { kind: "sent" };
    },

    async listHeard(radioIds) {
      const tunedBefore = clock.realNow().subtract({ seconds: TUNING_IN_SECONDS });
      const heard = await radios.listHeard(radioIds);
      return heard.flatMap(({ radioId, heardAt, isOn, isActivated }) =>
        heardAt === null
          ? []
          : [
              {
                radioId,
                heardAt,
                isPlaying: isOn && isActivated && Temporal.Instant.compare(heardAt, tunedBefore) <= 0,
              },
            ],
      );
    },
  };
}
