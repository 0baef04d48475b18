import type { BillNotice, FreeEndNotice, Notice } from "@skywave/domain/notices/next-notice";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type { FreeEndMail, MessageContent, SubscriptionNotice } from "#platform/jobs/job-payloads.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Identities } from "#modules/identities/index.ts";
import { offerOn, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { NoticesRepository } from "./notices-repository.ts";

export type GiveNotice = (row: SubscriptionRow, notice: Notice) => Promise<void>;

/** Tells the owner of a subscription what is coming, once. Call it in a transaction that holds the subscription. */
export function createGiveNotice(dependencies: {
  notices: NoticesRepository;
  identities: Pick<Identities, "find">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
  /** Makes the links to the pages of a plan, which need no sign-in; encrypted. */
  mintLinks: (plan: {
    identityId: string;
    subscriptionId: string;
  }) => Promise<NonNullable<SubscriptionNotice["encryptedTokens"]>>;
}): GiveNotice {
  const { notices, identities, jobs, clock, mintLinks } = dependencies;

  const ofBill = async (row: SubscriptionRow, notice: BillNotice): Promise<SubscriptionNotice> => {
    const { kind, before, after } = notice;
    const { identityId, id: subscriptionId } = row;
    const day = after.period.start;
    const { name: plan, currency } = offerOn(row, day);
    return {
      template: "subscription-notice",
      notice: kind,
      subscriptionId,
      encryptedTokens: await mintLinks({ identityId, subscriptionId }),
      plan,
      currency,
      day: day.toString(),
      beforeInCents: before?.totalInCents ?? null,
      after: {
        price: after.price,
        taxes: after.taxes.map(({ taxType, displayName, amountInCents }) => ({
          taxType,
          displayName,
          amountInCents,
        })),
        totalInCents: after.totalInCents,
        billingPeriod: after.billingPeriod,
      },
    };
  };

  const contentOf = async (row: SubscriptionRow, notice: Notice): Promise<MessageContent> =>
    notice.topic === "freeEnd" ? ofFreeEnd(row, notice) : ofBill(row, notice);

  return async (row, notice) => {
    const { topic, about, on, kind, rules } = notice;
    const { identityId, id: subjectId } = row;
    const ruleIds = rules.map(({ id }) => id);
    const isNew = await notices.add({
      identityId,
      subjectId,
      topic,
      about,
      kind,
      ruleIds,
      sentOn: on,
      sentAt: clock.now(),
    });
    if (!isNew) return;
    crashPoint("notice.written");
    const identity = await identities.find(identityId);
    if (identity?.email == null) return;
    await jobs.send("send-message", {
      id: ["notice", topic, subjectId, about.toString()].join("."),
      writtenAt: clock.now().toString(),
      to: identity.email,
      channel: "mail",
      locale: identity.language,
      content: await contentOf(row, notice),
    });
    crashPoint("notice.queued");
  };
}

function ofFreeEnd(row: SubscriptionRow, { on, about }: FreeEndNotice): FreeEndMail {
  const { name: plan } = offerOn(row, on);
  return { template: "free-end", subscriptionId: row.id, plan, day: about.toString() };
}
