import type { Gift } from "@skywave/contract";
import { changeGiftRecipient } from "@skywave/services/gifts/change-gift-recipient";
import { sendGiftAgain } from "@skywave/services/gifts/send-gift-again";
import { takeBackGift } from "@skywave/services/gifts/take-back-gift";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";

/** What is said above the list once it shows how things stand. */
export interface GiftNews {
  tone: "good" | "bad";
  text: string;
}

type Told = { ok: false; code: "ALREADY_REDEEMED" | "GIFT_SENT" | "NOT_FOUND" };

/** Sends a gift again, corrects its address, or takes it back: one at a time, each with its answer. */
export function useTendGift(gift: Gift, onChanged: (news: GiftNews) => Promise<void>) {
  const translate = useTranslate<"gifts">();
  const { skywave, tracking } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [failure, setFailure] = useState<CommonFailure>();
  const [emailProblem, setEmailProblem] = useState<string>();

  async function conclude(outcome: { ok: true } | Told | CommonFailure, done: string) {
    if (outcome.ok) return onChanged({ tone: "good", text: done });
    tracking.businessError(outcome.code);
    switch (outcome.code) {
      case "ALREADY_REDEEMED":
      case "GIFT_SENT":
      case "NOT_FOUND":
        return onChanged({ tone: "bad", text: translate(`given.error.${outcome.code}`) });
      case "UNREACHABLE":
      case "SESSION_ENDED":
      case "RATE_LIMIT_EXCEEDED":
      case "SYSTEM":
        return setFailure(outcome);
    }
  }

  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      setFailure(undefined);
      setEmailProblem(undefined);
      await work();
    });

  return {
    isWorking: isRunning,
    failure,
    emailProblem,
    sendAgain: () =>
      attempt(async () => {
        const done = translate("given.sent-again", { email: gift.recipientEmail });
        await conclude(await sendGiftAgain(skywave, gift.id), done);
      }),
    correct: (recipientEmail: string) =>
      attempt(async () => {
        const outcome = await changeGiftRecipient(skywave, { giftId: gift.id, recipientEmail });
        if (!outcome.ok && outcome.code === "INVALID_EMAIL") {
          tracking.userErrors(["recipientEmail"]);
          return setEmailProblem(translate("given.error.INVALID_EMAIL"));
        }
        await conclude(outcome, translate("given.corrected", { email: recipientEmail.trim() }));
      }),
    takeBack: () =>
      attempt(async () => {
        const amount = formatMoney(gift.amount, gift.currency, translate.locale);
        await conclude(await takeBackGift(skywave, gift.id), translate("given.taken-back", { amount }));
      }),
  };
}

export type TendGift = ReturnType<typeof useTendGift>;
