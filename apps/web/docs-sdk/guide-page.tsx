import type { Skywave } from "@skywave/sdk";
import { useId, useState } from "react";
import type { Translator } from "#i18n/translate.ts";
import { Button } from "#ui/button/button.tsx";
import { DocsFrame } from "./docs-frame.tsx";
import { type Example, EXAMPLES } from "./examples.ts";
import type { DocsPageProps } from "./open-docs-page.tsx";
import styles from "./guide.module.css";

/** The SDK by examples, each of which runs where it is read. */
export function GuidePage({ skywave, translate, brandName, locales }: DocsPageProps) {
  return (
    <DocsFrame translate={translate} brandName={brandName} locales={locales}>
      <h1>{translate("sandbox.guide.heading")}</h1>
      <p className={styles.lead}>{translate("sandbox.guide.intro")}</p>
      <p className={styles.links}>
        <a href="/docs/api/">{translate("sandbox.guide.reference")}</a>
      </p>
      {EXAMPLES.map((example) => (
        <ExampleCard key={example.name} example={example} skywave={skywave} translate={translate} />
      ))}
    </DocsFrame>
  );
}

interface ExampleCardProps {
  example: Example;
  skywave: Skywave;
  translate: Translator<"sandbox">;
}

/** What an example is for, its code, and on demand what it really returns. */
function ExampleCard({ example: { name, code, run }, skywave, translate }: ExampleCardProps) {
  const [result, setResult] = useState("");
  const [isRunning, setIsRunning] = useState(false);
  const id = useId();
  const heading = translate(`sandbox.guide.${name}`);
  const press = async () => {
    setIsRunning(true);
    // A rejection is a result here too: the reader sees what their code would have caught.
    setResult(await run(skywave).then(write, String));
    setIsRunning(false);
  };
  return (
    <section className={styles.example} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.about}>{translate(`sandbox.guide.${name}.about`)}</p>
      <pre
        className={styles.code}
        lang="en"
        aria-label={translate("sandbox.guide.code", { example: heading })}
        role="group"
      >
        <code>{code.trim()}</code>
      </pre>
      <p>
        <Button look="quiet" isWorking={isRunning} onPress={press}>
          {translate("sandbox.guide.run")} <span className="visually-hidden">{heading}</span>
        </Button>
      </p>
      <div role="status">
        {result === "" ? null : (
          <>
            <h3>{translate("sandbox.guide.result")}</h3>
            <pre className={styles.result}>{result}</pre>
          </>
        )}
      </div>
    </section>
  );
}

function write(result: unknown): string {
  return JSON.stringify(result, null, 2);
}
