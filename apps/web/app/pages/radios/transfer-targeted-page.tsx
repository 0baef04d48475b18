import { NamedRadios } from "#features/legacy-accounts/named-radios.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { TargetedPlan } from "../targeted-plan.tsx";
import { TransferPage } from "./transfer-page.tsx";

/** Where the link of a mail leads by which one plan goes on in another radio. */
export function TransferTargetedPage() {
  const title = useTranslate<"radios">()("title.transfer");
  return (
    <TargetedPlan
      purpose="transfer"
      title={title}
      Plan={TransferPage}
      signInPath="transfer"
      About={NamedRadios}
    />
  );
}
