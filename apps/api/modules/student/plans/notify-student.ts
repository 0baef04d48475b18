import type { Clock } from "#platform/clock.ts";
import type { StudentMessage } from "#platform/jobs/job-payloads.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Identities } from "#modules/identities/index.ts";
import type { MintTargetedLink } from "#modules/targeted-links/index.ts";
import type { FindOutlook, StudentOutlook } from "./find-outlook.ts";

export interface StudentOccasion {
  /** Names the occasion: of one there is one mail. */
  id: string;
  event: StudentMessage["event"];
  /** Of a verification, its last day. */
  verifiedUntil?: Temporal.PlainDate | undefined;
}

export type NotifyStudent = (identityId: string, occasion: StudentOccasion) => Promise<void>;

/** Writes to a student what came of a check, or what their plan is about to cost. Joins the transaction. */
export function createNotifyStudent(dependencies: {
  identities: Pick<Identities, "find">;
  findOutlook: FindOutlook;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
  mintLink: MintTargetedLink;
}): NotifyStudent {
  const { identities, findOutlook, jobs, clock, mintLink } = dependencies;

  /** Stands for the advance message of the bill at the full price, so it says how to cancel as that one does. */
  const linksTo = async (identityId: string, { subscriptionId }: StudentOutlook) => {
    const plan = { identityId, subscriptionId };
    const encryptedTokens = {
      cancel: await mintLink(plan, "cancel"),
      change: await mintLink(plan, "change"),
    };
    return { subscriptionId, encryptedTokens };
  };

  return async (identityId, { id, event, verifiedUntil }) => {
    const identity = await identities.find(identityId);
    if (identity?.email == null) return;
    const outlook = await findOutlook(identityId);
    await jobs.send("send-message", {
      id: `student.${event}.${id}`,
      writtenAt: clock.now().toString(),
      to: identity.email,
      channel: "mail",
      locale: identity.language,
      content: {
        template: "student-message",
        event,
        verifiedUntil: verifiedUntil?.toString() ?? null,
        outlook:
          outlook === undefined
            ? null
            : {
                ...outlookOf(outlook),
                ...(event === "ending" && { links: await linksTo(identityId, outlook) }),
              },
      },
    });
  };
}

function outlookOf({ plan, currency, stepsUpOn, before, after }: StudentOutlook) {
  return {
    plan,
    currency,
    stepsUpOn: stepsUpOn.toString(),
    beforeInCents: before.totalInCents,
    afterInCents: after.totalInCents,
    billingPeriod: after.billingPeriod,
  };
}
