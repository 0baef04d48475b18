/** The part of a browser's speech recognition that is used here; not every browser has it. */
interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start(): void;
  abort(): void;
}

type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

function recognitionClass(): RecognitionClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

export function canHearSpeech(): boolean {
  return recognitionClass() !== undefined;
}

/** Hears one sentence in a language; resolves with undefined where nothing was understood, or it was stopped. */
export function hearSpeech(language: string, signal: AbortSignal): Promise<string | undefined> {
  const Recognizer = recognitionClass();
  if (Recognizer === undefined) return Promise.resolve(undefined);
  const recognition = new Recognizer();
  recognition.lang = language;
  return new Promise((resolve) => {
    let heard: string | undefined;
    recognition.onresult = ({ results }) => {
      heard = results[0]?.[0]?.transcript;
    };
    recognition.onerror = () => resolve(undefined);
    recognition.onend = () => resolve(heard);
    signal.addEventListener("abort", () => recognition.abort(), { once: true });
    recognition.start();
  });
}
