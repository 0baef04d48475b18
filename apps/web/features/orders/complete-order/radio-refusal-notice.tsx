import { useFlow, usePurchase } from "#flows/engine/flow-context.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { formatRadio } from "#orders/named-radios.ts";
import { COMPLETE_ORDER_MESSAGES, type OrderRefusal } from "./complete-order-messages.ts";

type RadioRefusal = Extract<OrderRefusal, { line?: number }>;

/** What is said of a radio by its reason, where the code alone would say something else. */
const REASON_MESSAGES = {
  onTrial: "complete-order.radio.onTrial",
  sameRadio: "complete-order.radio.sameRadio",
  notCapable: "complete-order.radio.notCapable",
  otherCountry: "complete-order.radio.otherCountry",
} as const;

/** Says what is wrong with a radio, of several with which of them, and leads back to where they are chosen. */
export function RadioRefusalNotice({ refusal }: { refusal: RadioRefusal }) {
  const translate = useTranslate();
  const { goTo } = useFlow();
  const isSeveral = usePurchase((state) => state.moreRadios.length > 0);
  const radio = usePurchase(({ lines }) =>
    refusal.line === undefined ? undefined : lines[refusal.line]?.radio,
  );
  return (
    <Notice
      tone="warn"
      actions={
        <TextButton onPress={() => goTo("radio")}>
          {translate(isSeveral ? "complete-order.change-radios" : "complete-order.choose-radio")}
        </TextButton>
      }
    >
      {radio === undefined ? null : <b>{formatRadio(translate, radio)}</b>} {translate(messageOf(refusal))}
    </Notice>
  );
}

function messageOf({ code, reason }: RadioRefusal) {
  const told = Object.entries(REASON_MESSAGES).find(([known]) => known === reason)?.[1];
  return told ?? COMPLETE_ORDER_MESSAGES[code];
}
