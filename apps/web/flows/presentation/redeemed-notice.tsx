import { Link } from "react-router";
import type { PageDictionary } from "#i18n/translate.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import type { FlowDefinition } from "../engine/flow-definition.ts";

/** Nobody has this kind of offer twice; the way on leads to another kind. */
export function RedeemedNotice({
  message,
  action,
  path,
  takesFocus = false,
}: NonNullable<FlowDefinition["redeemed"]> & { takesFocus?: boolean }) {
  const translate = useTranslate<PageDictionary>();
  return (
    <Notice tone="info" takesFocus={takesFocus} actions={<Link to={path}>{translate(action)}</Link>}>
      {translate(message)}
    </Notice>
  );
}
