import type { StudentCheck } from "@skywave/contract";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";

/** Why an earlier check came to nothing; nothing to say of any other. */
export function ClosedNotice({ check }: { check: StudentCheck | null }) {
  const translate = useTranslate<"student">();
  switch (check?.state) {
    case "rejected":
      return (
        <Notice tone="warn">
          <b>{translate("student.closed.rejected")}</b>
          {check.reason === null ? null : <p>{translate(`student.reason.${check.reason}`)}</p>}
        </Notice>
      );
    case "expired":
      return <Notice tone="info">{translate("student.closed.expired")}</Notice>;
    case undefined:
    case "approved":
    case "documentsNeeded":
    case "inReview":
      return null;
  }
}
