import { useTranslate } from "#i18n/translation-context.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import type { TendGift } from "./use-tend-gift.ts";

interface TakeBackProps {
  values: { amount: string; name: string };
  tending: TendGift;
  onCancel: () => void;
}

/** Asks once more before a gift is taken back. */
export function TakeBack({ values, tending, onCancel }: TakeBackProps) {
  const translate = useTranslate<"gifts">();
  return (
    <Notice
      tone="warn"
      takesFocus
      actions={
        <span className={pageStyles.acts}>
          <Button
            look="quiet"
            isWorking={tending.isWorking}
            workingText={translate("given.taking-back")}
            onPress={tending.takeBack}
          >
            {translate("given.take-back-yes")}
          </Button>
          <TextButton onPress={onCancel}>{translate("given.keep")}</TextButton>
        </span>
      }
    >
      {translate("given.take-back-sure", values)}
    </Notice>
  );
}
