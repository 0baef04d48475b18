import { signOut } from "@skywave/services/sessions/sign-out";
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
    text: "account.plan",
    below: [PATHS.plan, PATHS.changePlan, PATHS.changeTerm, PATHS.pausePlan, PATHS.cancelPlan],
  },
  {
    to: PATHS.bills,
    text: "account.billing",
    below: [PATHS.pay, PATHS.paymentMethods, PATHS.giftCard, "account/invoices"],
  },
  { to: SETTINGS_PATHS.devices, text: "account.devices", below: [] },
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

  const leave = () =>
    void run(async () => {
      await signOut(skywave);
      // Whoever leaves of their own accord isn't led back to where they were.
      void navigate(`/${PATHS.signIn}`, { replace: true });
    });

  return (
    <nav className={styles.navigation} aria-label={translate("account.navigation")}>
      <ul>
        {PARTS.map(({ to, text, below }) => (
          <li key={to}>
            <Link to={`/${to}`} aria-current={whereIs(here, to, below)}>
              {translate(text)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" aria-disabled={isRunning || undefined} onClick={leave}>
            {translate("account.sign-out")}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** "page" for the page itself, true for one below it. */
function whereIs(here: string, part: string, below: readonly string[]): "page" | true | undefined {
  if (here === part) return "page";
  return below.some((path) => here === path || here.startsWith(`${path}/`)) || undefined;
}
