import type { Inspection } from "@skywave/sdk";
import type { Translator } from "#i18n/translate.ts";
import { arcPath } from "../drawing/arc-path.ts";
import { decideLifetime, type Lifetime } from "../drawing/decide-lifetime.ts";
import { formatSpan } from "../drawing/format-span.ts";
import { Picture } from "./picture.tsx";
import styles from "./pictures.module.css";

const INNERMOST_RADIUS = 48;
const DISTANCE = 18;

interface ExpiryPictureProps {
  inspection: Inspection;
  translate: Translator<"sandbox">;
}

/** What is left of the session's two tokens. */
export function SessionPicture({ inspection: { session, clock }, translate }: ExpiryPictureProps) {
  const heading = translate("sandbox.client.session");
  if (session === null)
    return (
      <Nothing heading={heading} words={translate("sandbox.client.session.none")} translate={translate} />
    );
  const access = decideLifetime(session.accessTokenExpiresAt, clock.now);
  const refresh = decideLifetime(session.refreshTokenExpiresAt, clock.now);
  const type = translate(`sandbox.client.session.${session.sessionType}`);
  return (
    <Picture
      heading={heading}
      rows={[
        [translate("sandbox.client.type"), type],
        [translate("sandbox.client.access"), formatLifetime(access, translate)],
        [translate("sandbox.client.refresh"), formatLifetime(refresh, translate)],
        [translate("sandbox.client.generation"), session.generationId.slice(-6)],
      ]}
    >
      <ExpiryArcs shares={[access.share, refresh.share]} label={type} />
    </Picture>
  );
}

/** What is left of the two grants by which the platform knows this browser. */
export function DevicePicture({ inspection: { device, clock }, translate }: ExpiryPictureProps) {
  const heading = translate("sandbox.client.device");
  if (device === null)
    return (
      <Nothing heading={heading} words={translate("sandbox.client.device.none")} translate={translate} />
    );
  const grant = decideLifetime(device.grantExpiresAt, clock.now);
  const refresh = decideLifetime(device.refreshGrantExpiresAt, clock.now);
  return (
    <Picture
      heading={heading}
      rows={[
        [translate("sandbox.client.device-id"), device.deviceId],
        [translate("sandbox.client.grant"), formatLifetime(grant, translate)],
        [translate("sandbox.client.refresh-grant"), formatLifetime(refresh, translate)],
      ]}
    >
      <ExpiryArcs shares={[grant.share, refresh.share]} label={device.deviceId.slice(-6)} />
    </Picture>
  );
}

function Nothing({
  heading,
  words,
  translate,
}: {
  heading: string;
  words: string;
  translate: Translator<"sandbox">;
}) {
  return (
    <Picture heading={heading} rows={[[translate("sandbox.client.state"), words]]}>
      <ExpiryArcs shares={[0, 0]} label="–" />
    </Picture>
  );
}

function formatLifetime({ leftInMilliseconds, scale }: Lifetime, translate: Translator<"sandbox">): string {
  if (leftInMilliseconds === 0) return translate("sandbox.client.over");
  const measure = translate(`sandbox.client.scale.${scale}`);
  return translate("sandbox.client.left", {
    left: formatSpan(leftInMilliseconds, translate.locale),
    measure,
  });
}

interface ExpiryArcsProps {
  /** From the inside out: what is left of each, from 0 to 1. */
  shares: readonly number[];
  /** In the middle. */
  label: string;
}

/** How long each of several things is still good, as rings that empty. */
function ExpiryArcs({ shares, label }: ExpiryArcsProps) {
  return (
    <>
      {shares.map((share, ring) => {
        const radius = INNERMOST_RADIUS + ring * DISTANCE;
        return (
          <g key={radius}>
            <circle r={radius} className={styles.track} />
            <path d={arcPath(radius, share)} className={styles.arc} data-ring={ring} />
          </g>
        );
      })}
      <text className={styles.label} y="5">
        {label}
      </text>
    </>
  );
}
