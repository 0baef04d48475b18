import type { Gift } from "@skywave/contract";
import { Link } from "react-router";
import { formatDay } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { GiftFace } from "../give-gift/gift-face.tsx";
import surface from "#ui/surface/surface.module.css";

/** What was bought, and what happens to it now. */
export function GiftDone({ gift, onAnother }: { gift: Gift; onAnother: () => void }) {
  const translate = useTranslate<"gifts">();
  const { recipientName: name, recipientEmail: email } = gift;
  const day = formatDay(gift.sendOn, translate.locale);
  const what = gift.state === "scheduled" ? "gift.done-scheduled" : "gift.done-sent";
  return (
    <section className={surface.card}>
      <ArrivedHeading>{translate(what, { day })}</ArrivedHeading>
      <GiftFace gift={gift} size="large" />
      <p>{translate(`${what}.text`, { name, email })}</p>
      <p className={pageStyles.acts}>
        <Link className={pageStyles.link} to="/account/gift-card">
          {translate("gift.see-all")}
        </Link>
        <TextButton onPress={onAnother}>{translate("gift.give-another")}</TextButton>
      </p>
    </section>
  );
}
