import type { Address } from "@skywave/domain/addresses/address";
import { focusField } from "#forms/error-summary.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { DoubtedAddress } from "./use-address-check.ts";

interface AddressDoubtNoticeProps {
  doubted: DoubtedAddress;
  /** Takes the correction into the form. */
  onUse: (correction: Address) => void;
  /** Goes on with what was typed. */
  onKeep: () => void;
}

/** An address that the post writes otherwise or does not know: its person decides. */
export function AddressDoubtNotice({ doubted: { correction }, onUse, onKeep }: AddressDoubtNoticeProps) {
  const translate = useTranslate();
  const use = (corrected: Address) => (
    <TextButton
      onPress={() => {
        onUse(corrected);
        focusField("addressLine1");
      }}
    >
      {translate("billing.address-use")}
    </TextButton>
  );
  const actions = (
    <>
      {correction === undefined ? null : use(correction)}
      <TextButton onPress={onKeep}>{translate("billing.address-keep")}</TextButton>
    </>
  );
  return (
    <Notice tone="warn" takesFocus actions={actions}>
      {correction === undefined
        ? translate("billing.address-unknown")
        : translate("billing.address-suggested", { address: formatAddress(correction) })}
    </Notice>
  );
}

function formatAddress({ addressLine1, addressLine2, city, state, zipCode }: Address): string {
  const lines = [addressLine1, addressLine2, `${city} ${state} ${zipCode}`];
  return lines.filter((line) => line !== undefined && line !== "").join(", ");
}
