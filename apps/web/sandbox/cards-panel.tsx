import { Panel } from "./panel/panel.tsx";
import { useSandbox } from "./panel/sandbox-context.ts";
import styles from "./panel/sandbox.module.css";
import { useSandboxAnswer } from "./panel/use-sandbox-answer.ts";

const CURRENCIES = { US: "USD", CA: "CAD" } as const;

/** The numbers that the embedded card processor knows, as the public one documents them. */
const CARDS = [
  { number: "4242 4242 4242 4242", outcome: "sandbox.cards.visa" },
  { number: "5555 5555 5555 4444", outcome: "sandbox.cards.mastercard" },
  { number: "3782 822463 10005", outcome: "sandbox.cards.amex" },
  { number: "6011 1111 1111 1117", outcome: "sandbox.cards.discover" },
  { number: "4000 0000 0000 0341", outcome: "sandbox.cards.later" },
  { number: "4000 0000 0000 0002", outcome: "sandbox.cards.generic" },
  { number: "4000 0000 0000 9995", outcome: "sandbox.cards.funds" },
  { number: "4000 0000 0000 9987", outcome: "sandbox.cards.lost" },
  { number: "4000 0000 0000 0069", outcome: "sandbox.cards.expired" },
  { number: "4000 0000 0000 0127", outcome: "sandbox.cards.code" },
  { number: "4000 0000 0000 0119", outcome: "sandbox.cards.processing" },
  { number: "4100 0000 0000 0019", outcome: "sandbox.cards.fraud" },
] as const;

/** Cards to pay with, and what each does. */
export function CardsPanel() {
  const { translate } = useSandbox();
  return (
    <Panel heading="sandbox.cards.heading" intro="sandbox.cards.intro">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate("sandbox.cards.number")}</th>
            <th scope="col">{translate("sandbox.cards.outcome")}</th>
          </tr>
        </thead>
        <tbody>
          {CARDS.map(({ number, outcome }) => (
            <tr key={number}>
              <th scope="row">
                <code>{number}</code>
              </th>
              <td>{translate(outcome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <GiftCards />
    </Panel>
  );
}

/** Gift cards to redeem, with what is asked for beside the number. */
function GiftCards() {
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
