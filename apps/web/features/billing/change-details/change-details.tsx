import type { NextBill } from "@skywave/contract";
import type { DetailField } from "@skywave/domain/addresses/find-missing-details";
import { loadNextBill } from "@skywave/services/accounts/details/save-details";
import { useState } from "react";
import { formatDay, formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { useHasDraft } from "#platform/use-draft.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Card } from "#ui/surface/card.tsx";
import { DetailsForm } from "./details-form.tsx";
import type { Details } from "./use-details.ts";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

const FIELDS: readonly DetailField[] = [
  "firstName",
  "lastName",
  "addressLine1",
  "addressLine2",
  "city",
  "state",
  "zipCode",
];

interface ChangeDetailsProps {
  loaded: Details;
  onChanged: () => Promise<void>;
}

type Bill = NextBill | undefined | "unknown";

/** Name and address in one part: shown, changed in place, and then said what that did to the next bill. */
export function ChangeDetails({ loaded, onChanged }: ChangeDetailsProps) {
  const translate = useTranslate<"self">();
  const { skywave } = useApp();
  const wasTyping = useHasDraft("details");
  const [view, setView] = useState<"shown" | "editing" | "saved">(wasTyping ? "editing" : "shown");
  const [bills, setBills] = useState<{ before: Bill; after: Bill }>();
  const { details, billingProfileId } = loaded;
  const part = useKeptFocus<HTMLDivElement>(view);

  const readBill = async (): Promise<Bill> => {
    const outcome = await loadNextBill(skywave);
    return outcome.ok ? outcome.nextBill : "unknown";
  };

  async function open() {
    setView("editing");
    // Read before anything is changed: afterwards it could not be known any more.
    const before = await readBill();
    setBills({ before, after: "unknown" });
  }

  async function finish() {
    const after = await readBill();
    setBills((read) => ({ before: read?.before ?? "unknown", after }));
    setView("saved");
    await onChanged();
  }

  const heading = `${translate("manage.name")} · ${translate("manage.address")}`;
  return (
    <div ref={part}>
      <Card
        heading={heading}
        act={
          view === "editing" ? null : (
            <TextButton label={`${translate("manage.change")}, ${heading}`} onPress={() => void open()}>
              {translate("manage.change")}
            </TextButton>
          )
        }
      >
        {view === "saved" ? (
          <Notice tone="good" takesFocus>
            {translate("manage.saved")} <BillNews before={bills?.before} after={bills?.after} />
          </Notice>
        ) : null}
        {view === "editing" ? (
          <>
            <p>{translate("manage.address-money")}</p>
            <DetailsForm
              before={details}
              billingProfileId={billingProfileId}
              fields={FIELDS}
              onSaved={finish}
              onCancel={() => setView("shown")}
            />
          </>
        ) : (
          <ShownDetails loaded={loaded} />
        )}
      </Card>
    </div>
  );
}

function ShownDetails({ loaded }: { loaded: Details }) {
  const translate = useTranslate<"self">();
  const { firstName, lastName, addressLine1, addressLine2, city, state, zipCode } = loaded.details;
  const lines = [addressLine1, addressLine2, [city, state, zipCode].filter(Boolean).join(" ")].filter(
    Boolean,
  );
  return (
    <>
      <p>{`${firstName} ${lastName}`.trim() || translate("manage.name-none")}</p>
      <p>{lines.length === 0 ? translate("manage.address-none") : lines.join(", ")}</p>
    </>
  );
}

function BillNews({ before, after }: { before: Bill; after: Bill }) {
  const translate = useTranslate<"self">();
  if (after === "unknown" || before === "unknown") return translate("manage.bill-unknown");
  if (after === undefined || before === undefined) return translate("manage.bill-none");
  const format = ({ amount, currency }: NextBill) => formatMoney(amount, currency, translate.locale);
  return translate(before.amount === after.amount ? "manage.bill-same" : "manage.bill-changed", {
    date: formatDay(after.date, translate.locale),
    before: format(before),
    after: format(after),
  });
}
