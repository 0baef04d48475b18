import type { Skywave } from "@skywave/sdk";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { clientCookies } from "../client/client-cookie.ts";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "./identity.module.css";
import { Trial } from "./trial.tsx";
import { useTrial } from "./use-trial.ts";

const YEAR_IN_SECONDS = 365 * 24 * 3600;

/** Puts a device grant of the earliest release into this browser; the next start exchanges it. */
export function OlderDevice({ skywave }: { skywave: Skywave }) {
  const { api, translate } = useSandbox();
  const { made, hasFailed, isWorking, run } = useTrial<string>();
  const put = async () => {
    // A start that is still under way would write the device that it gets over the older one.
    await skywave.start();
    const { deviceId, ...older } = await api.make("legacy-device-grants", {});
    const { cookieDomain } = (await skywave.configuration()).settings;
    const isSecure = location.protocol === "https:";
    const attributes = { maxAgeInSeconds: YEAR_IN_SECONDS, domain: cookieDomain, isSecure };
    for (const cookie of clientCookies("DEVICE_GRANT", older, attributes)) document.cookie = cookie;
    return deviceId;
  };
  const startAnew = () => {
    location.hash = "#client";
    location.reload();
  };
  return (
    <Trial
      heading="sandbox.identity.older"
      about="sandbox.identity.older.about"
      hasFailed={hasFailed}
      outcome={
        made === undefined ? null : (
          <>
            <p>{translate("sandbox.identity.older.put", { device: made })}</p>
            <TextButton onPress={startAnew}>{translate("sandbox.identity.older.start")}</TextButton>
          </>
        )
      }
    >
      <div className={styles.controls}>
        <Button look="quiet" isWorking={isWorking} onPress={() => run(put)}>
          {translate("sandbox.identity.older.ask")}
        </Button>
      </div>
    </Trial>
  );
}
