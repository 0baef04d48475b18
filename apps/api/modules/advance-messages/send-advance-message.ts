import type {
  BillAdvanceMessage,
  FreeEndAdvanceMessage,
  AdvanceMessage,
} from "@skywave/domain/advance-messages/next-advance-message";
import { needsRadio } from "@skywave/domain/radios/decide-radio-plan";
import type { Clock } from "#platform/clock.ts";
import { crashPoint } from "#platform/crash-point.ts";
import type {
  FreeEndMail,
  LinkPurpose,
  MessageContent,
  SubscriptionAdvanceMessage,
} from "#platform/jobs/job-payloads.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Identities } from "#modules/identities/index.ts";
import { offerOn, type SubscriptionRow } from "#modules/subscriptions/index.ts";
import type { AdvanceMessagesRepository } from "./advance-messages-repository.ts";

/** False where the owner has no address: nothing is written down then, so that it is sent once there is one. */
export type SendAdvanceMessage = (row: SubscriptionRow, message: AdvanceMessage) => Promise<boolean>;

/** Tells the owner of a subscription what is coming, once. Call it in a transaction that holds the subscription. */
export function createSendAdvanceMessage(dependencies: {
  advanceMessages: AdvanceMessagesRepository;
  identities: Pick<Identities, "find">;
  jobs: Pick<Jobs, "send">;
  clock: Clock;
  /** Makes a link to a page of a plan, which needs no sign-in; encrypted. */
  mintLink: (plan: { identityId: string; subscriptionId: string }, purpose: LinkPurpose) => Promise<string>;
}): SendAdvanceMessage {
  const { advanceMessages, identities, jobs, clock, mintLink } = dependencies;

  const ofBill = async (
    row: SubscriptionRow,
    message: BillAdvanceMessage,
  ): Promise<SubscriptionAdvanceMessage> => {
    const { kind, before, after } = message;
    const { identityId, id: subscriptionId } = row;
    const day = after.period.start;
    const { name: plan, currency, serviceType } = offerOn(row, day);
    const mint = (purpose: LinkPurpose) => mintLink({ identityId, subscriptionId }, purpose);
    return {
      template: "advance-message",
      kind,
      subscriptionId,
      encryptedTokens: {
        cancel: await mint("cancel"),
        change: await mint("change"),
        ...(needsRadio(serviceType) && { transfer: await mint("transfer") }),
      },
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

  const contentOf = async (row: SubscriptionRow, message: AdvanceMessage): Promise<MessageContent> =>
    message.topic === "freeEnd" ? ofFreeEnd(row, message) : ofBill(row, message);

  return async (row, message) => {
    const { topic, about, on, kind, rules } = message;
    const { identityId, id: subjectId } = row;
    const identity = await identities.find(identityId);
    if (identity?.email == null) return false;
    const ruleIds = rules.map(({ id }) => id);
    const isNew = await advanceMessages.add({
      identityId,
      subjectId,
      topic,
      about,
      kind,
      ruleIds,
      sentOn: on,
      sentAt: clock.now(),
    });
    if (!isNew) return true;
    crashPoint("advance-message.written");
    await jobs.send("send-message", {
      id: ["advance-message", topic, subjectId, about.toString()].join("."),
      writtenAt: clock.now().toString(),
      to: identity.email,
      channel: "mail",
      locale: identity.language,
      content: await contentOf(row, message),
    });
    crashPoint("advance-message.queued");
    return true;
  };
}

function ofFreeEnd(row: SubscriptionRow, { on, about }: FreeEndAdvanceMessage): FreeEndMail {
  const { name: plan, serviceType } = offerOn(row, on);
  const isVehicleTrial = row.source === "internal" && needsRadio(serviceType);
  return {
    template: "free-end",
    subscriptionId: row.id,
    plan,
    day: about.toString(),
    ...(isVehicleTrial && { isVehicleTrial }),
  };
}
