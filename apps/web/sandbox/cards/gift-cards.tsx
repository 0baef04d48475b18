import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { useSandboxAnswer } from "../panel/use-sandbox-answer.ts";

const CURRENCIES = { US: "USD", CA: "CAD" } as const;

/** Gift cards to redeem, with what is asked for beside the number. */
export function GiftCards() {
  const { translate } = useSandbox();
  const { answer } = useSandboxAnswer("gift-cards");
  const format = (amount: number, country: "US" | "CA") =>
    new Intl.NumberFormat(document.documentElement.lang || "en-US", {
      style: "currency",
      currency: CURRENCIES[country],
    }).format(amount);
  return (
    <table className={styles.table}>
      <caption>{translate("sandbox.gift-cards.heading")}</caption>
      <thead>
        <tr>
          <th scope="col">{translate("sandbox.cards.number")}</th>
          <th scope="col">{translate("sandbox.gift-cards.printed")}</th>
          <th scope="col">{translate("sandbox.gift-cards.worth")}</th>
        </tr>
      </thead>
      <tbody>
        {answer?.giftCards.map(({ number, expiry, securityCode, amount, country }) => (
          <tr key={number}>
            <th scope="row">
              <code>{number.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
            </th>
            <td>
              {expiry === null
                ? translate("sandbox.gift-cards.digital")
                : translate("sandbox.gift-cards.physical", { expiry, code: securityCode ?? "" })}
            </td>
            <td>
              {format(amount, country)} ({country})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
