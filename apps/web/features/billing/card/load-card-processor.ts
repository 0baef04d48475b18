import type { Locale } from "@skywave/localization";
import type { Skywave } from "@skywave/sdk";
import type { CardProcessor } from "./card-processor.ts";

let script: Promise<void> | undefined;
let trust: ((url: string) => string) | undefined;

/** Only this one address may become a script here; the browser refuses every other. */
function trusted(url: string): string {
  trust ??= (() => {
    const policy = window.trustedTypes?.createPolicy("card-processor-script", {
      createScriptURL(candidate) {
        if (candidate !== url) throw new TypeError(`${candidate} is not the card processor's script`);
        return candidate;
      },
    });
    return (candidate: string) => policy?.createScriptURL(candidate) ?? candidate;
  })();
  return trust(url);
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = trusted(url);
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`The card processor's script ${url} did not load`));
    };
    document.head.append(element);
  });
}

/** Loads the card processor's script, once. Rejects when it cannot be had; the next ask tries again. */
export async function loadCardProcessor(skywave: Skywave, locale: Locale): Promise<CardProcessor> {
  const { settings } = await skywave.configuration();
  script ??= loadScript(settings.cardProcessor.scriptUrl);
  try {
    await script;
  } catch (cause) {
    script = undefined;
    throw cause;
  }
  if (window.Stripe === undefined) throw new Error("The card processor's script defines nothing");
  return window.Stripe(settings.cardProcessor.publishableKey, {
    locale: locale.startsWith("fr") ? "fr" : "en",
  });
}
