import type { PendingDevice } from "@skywave/contract";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { focusField } from "#forms/error-summary.tsx";
import formStyles from "#forms/form.module.css";
import { formatInstant, formatPlace } from "#i18n/format-where-and-when.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { useApp } from "#platform/app-services.ts";
import { CommonFailureNotice } from "#platform/common-failure-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import styles from "./link-device.module.css";
import { type DeviceLinking, type LinkRefusal, useLinkDevice } from "./use-link-device.ts";

interface LinkDeviceProps {
  userCode: string;
  /** What is shown once the device is in: where to go from here. */
  afterwards: ReactNode;
}

/** Lets a device in by the code it shows, after a look at which device that is. */
export function LinkDevice({ userCode, afterwards }: LinkDeviceProps) {
  const linking = useLinkDevice(userCode);
  const { stage } = linking;
  const box = useFocusOnStage(stage.name);
  return (
    <div ref={box} className={styles.linking}>
      {linking.refusal === undefined ? null : <RefusalNotice refusal={linking.refusal} />}
      {stage.name === "code" ? <CodeEntry linking={linking} /> : null}
      {stage.name === "compare" ? <CompareDevice linking={linking} device={stage.device} /> : null}
      {stage.name === "refused" ? <Refused linking={linking} /> : null}
      {stage.name === "done" ? <Done device={stage.device}>{afterwards}</Done> : null}
    </div>
  );
}

function CodeEntry({ linking }: { linking: DeviceLinking }) {
  const translate = useTranslate<"security">();
  const { tracking } = useApp();
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = linking.code.trim() === "";
    setError(isEmpty ? translate("linking.code-empty") : undefined);
    if (!isEmpty) return void linking.lookUp();
    tracking.userErrors(["userCode"]);
    return focusField("userCode");
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        label={translate("linking.code")}
        name="userCode"
        value={linking.code}
        onChange={linking.setCode}
        autoComplete="off"
        description={translate("linking.code-hint")}
        error={error}
      />
      <div className={formStyles.foot}>
        <Button type="submit" isWorking={linking.isRunning}>
          {translate("linking.continue")}
        </Button>
      </div>
    </form>
  );
}

function CompareDevice({ linking, device }: { linking: DeviceLinking; device: PendingDevice }) {
  const translate = useTranslate<"security">();
  const { shell } = useApp();
  return (
    <>
      <h2 tabIndex={-1}>{translate("linking.compare-heading")}</h2>
      <p className={styles.code}>{device.userCode}</p>
      <dl className={styles.facts}>
        <dt>{translate("linking.device")}</dt>
        <dd>{device.deviceName}</dd>
        <dt>{translate("linking.place")}</dt>
        <dd>{formatPlace(device.location, translate.locale)}</dd>
        <dt>{translate("linking.asked")}</dt>
        <dd>{formatInstant(device.requestedAt, translate.locale)}</dd>
      </dl>
      <Notice tone="warn">{translate("linking.compare", { brand: shell.brand.name })}</Notice>
      <div className={formStyles.foot}>
        <Button isWorking={linking.isRunning} onPress={() => void linking.letIn(device)}>
          {translate("linking.let-in")}
        </Button>
        <Button look="quiet" onPress={linking.refuse}>
          {translate("linking.not-mine")}
        </Button>
      </div>
    </>
  );
}

function Refused({ linking }: { linking: DeviceLinking }) {
  const translate = useTranslate<"security">();
  return (
    <>
      <Notice tone="info" takesFocus>
        {translate("linking.refused")}
      </Notice>
      <Button look="quiet" onPress={linking.startOver}>
        {translate("linking.another")}
      </Button>
    </>
  );
}

function Done({ device, children }: { device: PendingDevice; children: ReactNode }) {
  const translate = useTranslate<"security">();
  return (
    <>
      <h2 tabIndex={-1}>{translate("linking.done-heading", { device: device.deviceName })}</h2>
      <p>{translate("linking.done")}</p>
      {children}
    </>
  );
}

function RefusalNotice({ refusal }: { refusal: LinkRefusal }) {
  const translate = useTranslate<"security">();
  return refusal.code === "INVALID_ACTIVATION_CODE" ? (
    <Notice tone="bad">{translate("linking.error.INVALID_ACTIVATION_CODE")}</Notice>
  ) : (
    <CommonFailureNotice failure={refusal} />
  );
}

/** Moves the focus to the heading of a new stage, where a listener goes on reading. */
function useFocusOnStage(stage: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    box.current?.querySelector<HTMLElement>("h2, input")?.focus();
  }, [stage]);
  return box;
}
