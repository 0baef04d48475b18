import type { FoundDevice } from "@skywave/contract";
import { type ComponentType, useState } from "react";
import { useKeptFocus } from "#forms/use-kept-focus.ts";
import { Ways } from "#forms/ways/ways.tsx";
import { useTranslate } from "#i18n/translation-context.ts";
import { ChooseFoundRadio } from "./choose-found-radio.tsx";
import styles from "./find-radio.module.css";
import type { Way } from "./find-values.ts";
import { saveFoundRadioToken } from "./found-radio-token.ts";
import { PlateForm } from "./plate-form.tsx";
import { RadioIdForm } from "./radio-id-form.tsx";
import { VinForm } from "./vin-form.tsx";

type TakeFound = (radios: readonly FoundDevice[]) => void;
const FORMS: Readonly<Record<Way, ComponentType<{ onFound: TakeFound }>>> = {
  RID: RadioIdForm,
  VIN: VinForm,
  LPL: PlateForm,
};

interface FindRadioProps {
  /** Plates are offered only where somebody can be asked about them. */
  hasPlateLookup: boolean;
  onFound: (radio: FoundDevice) => void;
}

/** Three ways to name a radio, one open at a time. It stands below a heading of the second level. */
export function FindRadio({ hasPlateLookup, onFound }: FindRadioProps) {
  const translate = useTranslate<"radios">();
  const [open, setOpen] = useState<Way>("RID");
  const [several, setSeveral] = useState<readonly FoundDevice[]>();
  const part = useKeptFocus<HTMLDivElement>(several === undefined ? "find" : "choose");

  function choose(radio: FoundDevice) {
    saveFoundRadioToken(radio.token);
    onFound(radio);
  }
  const take: TakeFound = (radios) => {
    const [only] = radios;
    if (only !== undefined && radios.length === 1) choose(only);
    else setSeveral(radios);
  };

  if (several !== undefined)
    return (
      <div ref={part}>
        <ChooseFoundRadio radios={several} onChosen={choose} onNone={() => setSeveral(undefined)} />
      </div>
    );
  const ways: readonly Way[] = hasPlateLookup ? ["RID", "VIN", "LPL"] : ["RID", "VIN"];
  return (
    <div ref={part} className={styles.ways}>
      <p className={styles.intro}>{translate("find-radio.intro")}</p>
      <Ways
        open={open}
        onOpen={setOpen}
        ways={ways.map((way) => {
          const Form = FORMS[way];
          return { way, name: translate(`find-radio.way.${way}`), form: <Form onFound={take} /> };
        })}
      />
    </div>
  );
}
