import type { PaymentMethod } from "@skywave/contract";
import { loadBillingDetails } from "@skywave/services/billing/load-billing-details";
import { reportedCard, walletCard } from "@skywave/services/billing/reported-card";
import { useState } from "react";
import { formatCard } from "#i18n/format-card.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { BillPage } from "../bill-page/bill-page.tsx";
import pageStyles from "../bill-page/bill-page.module.css";
import { Card } from "#ui/surface/card.tsx";
import { AddCard } from "./add-card.tsx";
import { type MethodPart, MethodEntry } from "./method-entry.tsx";
import styles from "./payment-methods.module.css";
import { useKeptFocus } from "#forms/use-kept-focus.ts";

/** The cards of the account: which one pays, what each paid, and how to change them. */
export function PaymentMethodsPage() {
  const translate = useTranslate<"bills">();
  const { view, reload, retry } = useServerData({
    area: "billing",
    verb: "loadBillingDetails",
    ask: loadBillingDetails,
  });
  const [done, setDone] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<{ id: string; part: MethodPart }>();
  const adding = useKeptFocus<HTMLDivElement>(isAdding ? "adding" : "offered");

  /** A change was made, or what is shown is not so any more. */
  async function change(what: string | undefined) {
    setAdding(false);
    setOpen(undefined);
    // The next one is said anew, even in the same words.
    setDone(undefined);
    await reload();
    setDone(what);
  }

  return (
    <BillPage heading={translate("methods.heading")} page="account/payment-methods" isBelowBills>
      {view.status === "loading" ? <Spinner label={translate("methods.loading")} /> : null}
      {view.status === "failed" ? <CommonFailureNotice failure={view.failure} onRetry={retry} /> : null}
      {view.status === "ready" ? (
        <div className={pageStyles.sections}>
          {done === undefined ? null : (
            <Notice tone="good" takesFocus>
              {done}
            </Notice>
          )}
          <NoDefaultNotice methods={view.data.paymentMethods} />
          <Card heading={translate("methods.list")}>
            <p className={pageStyles.soft}>{translate("methods.text")}</p>
            {view.data.profile === null || view.data.paymentMethods.length === 0 ? (
              <p>{translate("methods.empty")}</p>
            ) : (
              <ul className={styles.list}>
                {view.data.paymentMethods.map((method) => (
                  <MethodEntry
                    key={method.id}
                    method={method}
                    billingProfileId={view.data.profile?.id ?? ""}
                    serviceAddress={view.data.profile?.serviceAddress}
                    open={open?.id === method.id ? open.part : undefined}
                    onOpen={(part) => setOpen(part && { id: method.id, part })}
                    onChanged={change}
                  />
                ))}
              </ul>
            )}
          </Card>
          <div ref={adding}>
            {isAdding ? (
              <Card heading={translate("methods.add")}>
                <AddCard
                  profile={view.data.profile}
                  onAdded={() => void change(translate("methods.done.added"))}
                  onCancel={() => setAdding(false)}
                />
              </Card>
            ) : (
              <p>
                <Button
                  onPress={() => {
                    setDone(undefined);
                    setAdding(true);
                  }}
                >
                  {translate("methods.add")}
                </Button>
              </p>
            )}
          </div>
        </div>
      ) : null}
    </BillPage>
  );
}

/** Asks for a card where none of those in the list can be charged for everything. */
function NoDefaultNotice({ methods }: { methods: readonly PaymentMethod[] }) {
  const translate = useTranslate<"bills">();
  if (methods.length === 0 || reportedCard(methods) !== null) return null;
  const inWallet = walletCard(methods);
  return inWallet === null ? (
    <Notice tone="warn">{translate("methods.no-default")}</Notice>
  ) : (
    <Notice tone="info">
      {translate("methods.wallet-default", { card: formatCard(translate, inWallet.card) })}
    </Notice>
  );
}
