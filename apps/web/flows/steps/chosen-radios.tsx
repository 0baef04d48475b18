import type { FoundDevice } from "@skywave/contract";
import { RadioName } from "#features/signal/refresh-radio/radio-name.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { formatRadio } from "#orders/named-radios.ts";
import { Button } from "#ui/button/button.tsx";
import { TextButton } from "#ui/button/text-button.tsx";
import { useFlow } from "../engine/flow-context.ts";
import type { PurchaseState } from "../engine/purchase-state.ts";
import styles from "./radio-step.module.css";

interface ChosenRadiosProps {
  radios: readonly FoundDevice[];
  onLeaveOut: (radio: FoundDevice) => void;
  /** Left out where there can be no more of them. */
  onAdd?: () => void;
}

/** Year, make and model are what people know a radio by: they look before they pay for it. */
export function ChosenRadios({ radios, onLeaveOut, onAdd }: ChosenRadiosProps) {
  const translate = useTranslate<"radios">();
  const { completeStep, definition, purchase } = useFlow();
  const [first, ...others] = radios;
  if (first === undefined) return null;
  const isSeveral = others.length > 0;
  return (
    <>
      <h2 className="visually-hidden">
        {translate(isSeveral ? "radio-step.found-several" : "radio-step.found")}
      </h2>
      {isSeveral ? (
        <ul className={styles.radios}>
          {radios.map((radio) => (
            <li key={radio.token} className={styles.actions}>
              <RadioName radio={radio} />
              <TextButton
                label={translate("radio-step.leave-out-named", { radio: formatRadio(translate, radio) })}
                onPress={() => onLeaveOut(radio)}
              >
                {translate("radio-step.leave-out")}
              </TextButton>
            </li>
          ))}
        </ul>
      ) : (
        <RadioName radio={first} />
      )}
      <p className={styles.actions}>
        <Button
          onPress={() => {
            const settled = settledBy([first, ...others], purchase.getState());
            completeStep(
              definition.takesSeveralRadios === true ? planAnew(settled, purchase.getState()) : settled,
            );
          }}
        >
          {translate(isSeveral ? "radio-step.continue-several" : "radio-step.continue")}
        </Button>
        {onAdd === undefined ? null : <TextButton onPress={onAdd}>{translate("radio-step.add")}</TextButton>}
        {isSeveral ? null : (
          <TextButton onPress={() => onLeaveOut(first)}>{translate("radio-step.another")}</TextButton>
        )}
      </p>
    </>
  );
}

/** A price is for the radios that it was asked for. */
function settledBy(
  [radio, ...moreRadios]: readonly [FoundDevice, ...FoundDevice[]],
  { quote, ...before }: PurchaseState,
): Radios & Partial<PurchaseState> {
  const earlier = [before.radio, ...before.moreRadios];
  const isSame = namesOf([radio, ...moreRadios]) === namesOf(earlier);
  return { radio, moreRadios, quote: isSame ? quote : null };
}

/** Where there are several radios, or were, each needs a plan; what was chosen for one that is still there stays chosen. */
function planAnew<S extends Radios>(settled: S, { lines }: PurchaseState): S & Partial<PurchaseState> {
  const { radio, moreRadios } = settled;
  const isSeveral = moreRadios.length > 0;
  if (!isSeveral && lines.length === 0) return settled;
  const radios = [radio, ...moreRadios];
  if (namesOf(lines.map((line) => line.radio)) === namesOf(radios)) return settled;
  const kept = lines.filter((line) => radios.some((each) => each?.token === line.radio?.token));
  return { ...settled, offer: null, lines: isSeveral ? kept : [] };
}

type Radios = Pick<PurchaseState, "radio" | "moreRadios">;

function namesOf(radios: readonly (FoundDevice | null | undefined)[]): string {
  return radios.map((radio) => radio?.token ?? "").join(" ");
}
