import { signOut } from "@skywave/services/sessions/sign-out";
import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { PATHS } from "../paths/paths.ts";
import { SETTINGS_PATHS } from "../paths/settings-paths.ts";
import styles from "./account-frame.module.css";

/** The parts of an account, each with its first page and the pages below it. */
const PARTS = [
  {
    to: PATHS.account,
    text: "account.overview",
    below: [PATHS.plan, PATHS.changePlan, PATHS.changeTerm, PATHS.pausePlan, PATHS.cancelPlan],
  },
  {
    to: PATHS.bills,
    text: "account.billing",
    below: [PATHS.pay, PATHS.paymentMethods, PATHS.giftCard, "account/invoices"],
  },
  { to: PATHS.security, text: "account.security", below: [] },
  { to: SETTINGS_PATHS.manage, text: "account.manage", below: [] },
] as const;

/** The way to every part of the account, and out of it. */
export function AccountNavigation() {
  const translate = useTranslate();
  const { skywave } = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isRunning, run } = useSingleFlight();
  const here = pathname.toLowerCase().replaceAll(/^\/+|\/+$/g, "");

  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    bringIntoRow(row.current, row.current?.querySelector("[aria-current]"));
  }, [here]);

  const show = ({ currentTarget }: FocusEvent<HTMLElement>) => bringIntoRow(row.current, currentTarget);

  const leave = () =>
    void run(async () => {
      await signOut(skywave);
      // Whoever leaves of their own accord isn't led back to where they were.
      await navigate(`/${PATHS.signIn}`, { replace: true });
    });

  return (
    <nav ref={row} className={styles.navigation} aria-label={translate("account.navigation")}>
      <ul>
        {PARTS.map(({ to, text, below }) => (
          <li key={to}>
            <Link to={`/${to}`} aria-current={whereIs(here, to, below)} onFocus={show}>
              {translate(text)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={isRunning || undefined} onFocus={show} onClick={leave}>
            {translate("account.sign-out")}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** A browser leaves what it shows half of where it is, and moves the whole page for the rest. */
function bringIntoRow(row: HTMLElement | null, part: Element | null | undefined): void {
  if (row === null || !(part instanceof HTMLElement)) return;
  const end = part.offsetLeft + part.offsetWidth;
  if (part.offsetLeft < row.scrollLeft) row.scrollLeft = part.offsetLeft;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}

/** "page" for the page itself, true for one below it. */
function whereIs(here: string, part: string, below: readonly string[]): "page" | true | undefined {
  if (here === part) return "page";
  return below.some((path) => here === path || here.startsWith(`${path}/`)) || undefined;
}
