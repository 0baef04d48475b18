import type { ComponentType } from "react";
import { useSession } from "#platform/app-services.ts";
import { isSignedIn } from "#platform/session-store.ts";
import styles from "./account-frame.module.css";
import { AccountNavigation } from "./account-navigation.tsx";

/** A page of the account, beside the way to the others. Somebody who isn't signed in sees the page alone. */
export function inAccount(Page: ComponentType): ComponentType {
  return function PageInAccount() {
    const signedIn = useSession(isSignedIn);
    return (
      <div className={styles.frame} data-framed={signedIn || undefined}>
        {signedIn ? <AccountNavigation /> : null}
        <div className={styles.content}>
          <Page />
        </div>
      </div>
    );
  };
}
