import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Panel } from "../panel/panel.tsx";
import { useSandbox } from "../panel/sandbox-context.ts";
import styles from "../panel/sandbox.module.css";
import { ClientPictures } from "./client-pictures.tsx";
import { expireAccessToken } from "./expire-access-token.ts";
import { useStartedClient } from "./use-started-client.ts";

const SOMEBODY = "sam@skywave.example";
const HOUR_IN_MILLISECONDS = 3_600_000;
const systemNow = Date.now;

/** Shows the client of this page at work, and gives it something to do. */
export function ClientPanel() {
  const { translate } = useSandbox();
  const skywave = useStartedClient();
  const [outcome, setOutcome] = useState("");
  const [isClockWrong, setIsClockWrong] = useState(() => Date.now !== systemNow);

  const expire = async () => {
    const { cookieDomain } = (await skywave.configuration()).settings;
    const isSecure = location.protocol === "https:";
    const parts = { page: document, now: skywave.clock.now(), domain: cookieDomain, isSecure };
    setOutcome(
      translate(expireAccessToken(parts) ? "sandbox.client.expired" : "sandbox.client.session.none"),
    );
  };
  const call = async () => {
    const answer = await skywave.call("user", "statusByHandle", { query: { handle: SOMEBODY } });
    setOutcome(translate(answer.ok ? "sandbox.client.called" : "sandbox.client.refused"));
  };
  const record = () => {
    skywave.events.user("sandbox-tried", { from: "client-panel" });
    setOutcome(translate("sandbox.client.recorded"));
  };
  const flush = async () => {
    await skywave.events.flush();
    const { count } = (await skywave.inspect()).buffers.user;
    setOutcome(translate(count === 0 ? "sandbox.client.sent" : "sandbox.client.kept"));
  };
  const turnClock = () => {
    // The whole page believes it, the client too: that is what a wrong clock is.
    Date.now = isClockWrong ? systemNow : () => systemNow() + HOUR_IN_MILLISECONDS;
    setIsClockWrong(!isClockWrong);
    setOutcome(translate(isClockWrong ? "sandbox.client.clock-righted" : "sandbox.client.clock-turned"));
  };
  return (
    <Panel heading="sandbox.client.heading" intro="sandbox.client.intro">
      <div className={styles.controls}>
        <Button look="quiet" onPress={expire}>
          {translate("sandbox.client.expire")}
        </Button>
        <Button look="quiet" onPress={call}>
          {translate("sandbox.client.call")}
        </Button>
        <Button look="quiet" onPress={record}>
          {translate("sandbox.client.record")}
        </Button>
        <Button look="quiet" onPress={flush}>
          {translate("sandbox.client.flush")}
        </Button>
        <Button look="quiet" onPress={turnClock}>
          {translate(isClockWrong ? "sandbox.client.right-clock" : "sandbox.client.turn-clock")}
        </Button>
      </div>
      <p role="status">{outcome}</p>
      <ClientPictures skywave={skywave} translate={translate} />
      <p className={styles.links}>
        <a href="/docs/sdk">{translate("sandbox.guide.link")}</a>
      </p>
    </Panel>
  );
}
