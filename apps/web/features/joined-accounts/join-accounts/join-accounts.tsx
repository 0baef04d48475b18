import type { JoinedAccount } from "@skywave/contract";
import { listJoinedAccounts } from "@skywave/services/joined-accounts/list-joined-accounts";
import { useLayoutEffect } from "react";
import { Link } from "react-router";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { formatBillingDay } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { OwnerFrame } from "#platform/owner/owner-frame.tsx";
import { useServerData } from "#platform/server-data/use-server-data.ts";
import surface from "#ui/surface/surface.module.css";
import { NameAccount, ProveAccount } from "./find-account.tsx";
import styles from "./join-accounts.module.css";
import { JoinRefusalNotice } from "./join-refusal-notice.tsx";
import { ReviewJoin } from "./review-join.tsx";
import { useJoinAccounts, type WithStepUp } from "./use-join-accounts.ts";

const ACCOUNT = "/account";

/** Two accounts of one person become one. */
export function JoinAccounts({ withStepUp }: { withStepUp: WithStepUp }) {
  const translate = useTranslate<"radios">();
  const { tracking } = useApp();
  useLayoutEffect(() => tracking.flowPageShown("transfer", "join"), [tracking]);
  const { stage, problem, isRunning, find, prove, confirm, restart } = useJoinAccounts(withStepUp);
  const part = useKeptFocus<HTMLDivElement>(stage.name);
  const notice = problem === undefined ? null : <JoinRefusalNotice problem={problem} onFind={restart} />;
  const shared = { isRunning, notice };
  return (
    <OwnerFrame
      heading={translate("title.join-accounts")}
      back={{ to: ACCOUNT, text: translate("transfer.back") }}
    >
      <div ref={part} className={styles.stack}>
        {stage.name === "find" ? (
          <>
            <p>{translate("join.lead")}</p>
            <NameAccount {...shared} onNamed={(account) => find({ account })} />
          </>
        ) : null}
        {stage.name === "prove" ? (
          <ProveAccount {...shared} onTyped={(code) => prove(stage.joinId, code)} onOther={restart} />
        ) : null}
        {stage.name === "review" ? (
          <ReviewJoin
            {...shared}
            join={stage.join}
            onConfirm={(paymentMethodId) => confirm(stage.join, paymentMethodId)}
            onOther={restart}
          />
        ) : null}
        {stage.name === "done" ? <Done joined={stage.joined} /> : null}
        {stage.name === "find" || stage.name === "done" ? <Joined /> : null}
      </div>
    </OwnerFrame>
  );
}

function Done({ joined: { accountNumber: number } }: { joined: JoinedAccount }) {
  const translate = useTranslate<"radios">();
  return (
    <section className={surface.card} aria-labelledby="join-done">
      <h2 id="join-done" tabIndex={-1}>
        {translate("join.done")}
      </h2>
      <p>{translate("join.done-text", { number })}</p>
      <p>
        <Link to={ACCOUNT}>{translate("join.to-account")}</Link>
      </p>
    </section>
  );
}

/** What has become a part of the account; where that cannot be asked, the page does without. */
function Joined() {
  const translate = useTranslate<"radios">();
  const { view } = useServerData({
    area: "account",
    verb: "listJoinedAccounts",
    ask: listJoinedAccounts,
  });
  if (view.status !== "ready" || view.data.accounts.length === 0) return null;
  return (
    <section className={surface.card} data-heading="quiet" aria-labelledby="joined">
      <h2 id="joined">{translate("join.joined")}</h2>
      <ul className={styles.lines}>
        {view.data.accounts.map(({ accountNumber: number, joinedAt }) => (
          <li key={number}>
            {translate("join.joined-on", {
              number,
              date: formatBillingDay(joinedAt, translate.locale),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
