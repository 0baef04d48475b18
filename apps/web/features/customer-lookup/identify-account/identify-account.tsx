import { useState } from "react";
import { Ways } from "#forms/ways/ways.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import type { ClueValues, ClueWay } from "./check-clues.ts";
import { AccountCluesForm, BothNumbersForm, RadioCluesForm } from "./clue-forms.tsx";
import { EmailForm } from "./email-form.tsx";

type Way = ClueWay | "EMAIL";

export interface IdentifyAccountProps {
  /** What a link named of the account: it stands in the fields, and is sent by the person. */
  known: Partial<ClueValues>;
  /** With the radio ID that was typed, if one was. */
  onFound: (token: string, radioId: string | undefined) => void;
}

/** The ways to an account for somebody who does not sign in, one open at a time. */
export function IdentifyAccount({ known, onFound }: IdentifyAccountProps) {
  const translate = useTranslate<"lookup">();
  const isByBoth = known.accountNumber !== undefined && known.accountRadioId !== undefined;
  const isByNumber = known.accountNumber !== undefined;
  const [open, setOpen] = useState<Way>(isByBoth ? "RID_ACCT" : isByNumber ? "ACCT" : "RFLZ");
  const take = (token: string, { radioId, accountRadioId }: ClueValues) =>
    onFound(
      token,
      [radioId, accountRadioId].find((typed) => typed !== ""),
    );
  const form = { known, onFound: take };
  const byRadio = { way: "RFLZ", form: <RadioCluesForm {...form} /> } as const;
  const byAccount = isByBoth
    ? ({ way: "RID_ACCT", form: <BothNumbersForm {...form} /> } as const)
    : ({ way: "ACCT", form: <AccountCluesForm {...form} /> } as const);
  const byEmail = {
    way: "EMAIL",
    form: <EmailForm onFound={(token) => onFound(token, undefined)} />,
  } as const;
  const ways = isByBoth ? [byAccount, byRadio, byEmail] : [byRadio, byAccount, byEmail];
  return (
    <Ways
      open={open}
      onOpen={setOpen}
      ways={ways.map(({ way, form: drawn }) => ({
        way,
        name: translate(`identify.way.${way}`),
        form: drawn,
      }))}
    />
  );
}
