import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useTranslate } from "#i18n/translation-context.ts";
import { TextButton } from "#ui/button/text-button.tsx";
import styles from "./one-show.module.css";

/** Hands the address of this page on, by the sheet of the device or else by its clipboard. */
export function ShareButton({ title }: { title: string }) {
  const translate = useTranslate<"catalogue">();
  const { isRunning, run } = useSingleFlight();
  const [told, setTold] = useState("");

  async function share() {
    setTold("");
    const { origin, pathname } = location;
    const url = `${origin}${pathname}`;
    const hasSheet = "share" in navigator;
    const refusal = hasSheet ? await refusalOf(navigator.share({ title, url })) : "none";
    // Whoever closes the sheet has changed their mind.
    if (refusal === undefined || refusal === "AbortError") return;
    const isCopied = (await refusalOf(navigator.clipboard.writeText(url))) === undefined;
    setTold(translate(isCopied ? "show.copied" : "show.not-copied"));
  }

  return (
    <>
      <TextButton
        isWorking={isRunning}
        label={translate("show.share-one", { title })}
        onPress={() => void run(share)}
      >
        {translate("show.share")}
      </TextButton>
      <span role="status" className={styles.told}>
        {told}
      </span>
    </>
  );
}

/** The name of what a browser says where somebody or their settings say no; undefined where it was done. */
function refusalOf(asked: Promise<void>): Promise<string | undefined> {
  return asked.then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof DOMException) return cause.name;
      throw cause;
    },
  );
}
