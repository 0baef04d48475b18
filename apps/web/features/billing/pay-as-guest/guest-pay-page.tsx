import type { GuestReceipt } from "@skywave/contract";
import type { GuestBill } from "@skywave/contract/billing/guest-bills";
import { useLayoutEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { formatMoney } from "#i18n/format.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import surface from "#ui/surface/surface.module.css";
import { ArrivedHeading } from "../bill-page/arrived-heading.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import type { AccountValues } from "./check-account.ts";
import { FindGuestBillForm } from "./find-guest-bill-form.tsx";
import { PayGuestForm } from "./pay-guest-form.tsx";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

type Stage = { name: "find" } | { name: "pay"; bill: GuestBill } | { name: "paid"; receipt: SavedReceipt };

const SIGN_IN = "/account/login?returnUrl=%2Faccount%2Fpay";

const NOTHING_TYPED: AccountValues = { accountNumber: "", zipCode: "" };

/** Pays for an account whose number and postal code somebody knows, without a sign-in and without seeing whose it is. */
export function GuestPayPage() {
  const translate = useTranslate<"bills">();
  const { tracking } = useApp();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [asked, setStage] = useState<Stage>({ name: "find" });
  const { receipt, keep } = useSavedReceipt();
  const stage: Stage = receipt === undefined ? asked : { name: "paid", receipt };
  const part = useKeptFocus<HTMLDivElement>(stage.name);
  const findAgain = () => setStage({ name: "find" });
  useLayoutEffect(() => tracking.flowPageShown("payAsGuest", "account/pay"), [tracking]);

  return (
    <div ref={part} className={pageStyles.page}>
      <h1 tabIndex={-1}>{translate("pay.heading")}</h1>
      {stage.name === "find" ? (
        <>
          <p className={pageStyles.lead}>{translate("guest.text")}</p>
          <div className={pageStyles.sections}>
            <section className={surface.card}>
              <FindGuestBillForm
                typed={typed}
                onFound={(bill, values) => {
                  setTyped(values);
                  setStage({ name: "pay", bill });
                }}
              />
            </section>
            <p>
              <Link className={pageStyles.link} to={SIGN_IN}>
                {translate("guest.sign-in")}
              </Link>
            </p>
          </div>
        </>
      ) : null}
      {stage.name === "pay" && stage.bill.dueState === "nothingDue" ? (
        <Notice
          tone="good"
          takesFocus
          actions={<TextButton onPress={findAgain}>{translate("guest.another")}</TextButton>}
        >
          {translate("guest.nothing-due")}
        </Notice>
      ) : null}
      {stage.name === "pay" && stage.bill.dueState !== "nothingDue" ? (
        <PayGuestForm bill={stage.bill} onPaid={keep} onFindAgain={findAgain} />
      ) : null}
      {stage.name === "paid" ? (
        <Receipt
          receipt={stage.receipt}
          onAnother={() => {
            setTyped(NOTHING_TYPED);
            findAgain();
            keep(undefined);
          }}
        />
      ) : null}
    </div>
  );
}

interface ReceiptProps {
  receipt: SavedReceipt;
  onAnother: () => void;
}

function Receipt({ receipt: { reference, amount, currency }, onAnother }: ReceiptProps) {
  const translate = useTranslate<"bills">();
  return (
    <section className={surface.card}>
      <ArrivedHeading>{translate("pay.receipt-heading")}</ArrivedHeading>
      <dl className={pageStyles.pairs}>
        <div>
          <dt>{translate("pay.receipt-card")}</dt>
          <dd>{formatMoney(amount, currency, translate.locale)}</dd>
        </div>
        <div>
          <dt>{translate("guest.reference")}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      <p className={pageStyles.soft}>{translate("guest.receipt-text")}</p>
      <p>
        <TextButton onPress={onAnother}>{translate("guest.another")}</TextButton>
      </p>
    </section>
  );
}

type SavedReceipt = Pick<GuestReceipt, "reference" | "amount" | "currency">;

function readReceipt(state: unknown): SavedReceipt | undefined {
  if (typeof state !== "object" || state === null || !("guestReceipt" in state)) return undefined;
  const { guestReceipt: kept } = state;
  if (typeof kept !== "object" || kept === null) return undefined;
  if (!("reference" in kept) || !("amount" in kept) || !("currency" in kept)) return undefined;
  const { reference, amount, currency } = kept;
  const isReceipt = typeof reference === "string" && typeof amount === "number";
  if (!isReceipt || (currency !== "USD" && currency !== "CAD")) return undefined;
  return { reference, amount, currency };
}

/**
 * The receipt of a visitor, who has no account to find it in: it stands in the entry of the browser's history, so
 * that a reload and the back button show it again. It names nobody.
 */
function useSavedReceipt() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const keep = (guestReceipt: SavedReceipt | undefined) =>
    void navigate({ pathname, search }, { replace: true, state: guestReceipt && { guestReceipt } });
  return { receipt: readReceipt(state), keep };
}
