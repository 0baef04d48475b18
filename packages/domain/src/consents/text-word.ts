/** What somebody asks for by a text, and in which language they did; a word of both languages is in neither. */
export interface TextWord {
  kind: "stop" | "help";
  language: "en" | "fr" | undefined;
}

const ENGLISH_STOP = ["STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "REVOKE", "OPTOUT", "OPT OUT"];
const FRENCH_STOP = [
  "ARRET",
  "ARRETER",
  "ARRETEZ",
  "DESABONNER",
  "DESABONNEMENT",
  "ANNULER",
  "FIN",
  "RETRAIT",
];
/** Wherever they stand in a text, nothing else can be meant. */
const PLAIN = /\b(STOP|STOPALL|UNSUBSCRIBE|ARRET|ARRETEZ|ARRETER|DESABONNER|DESABONNEZ)\b/;
const FRENCH_PLAIN = /\b(ARRET|ARRETEZ|ARRETER|DESABONNER|DESABONNEZ)\b/;

/**
 * Reads what a text asks for; undefined where it asks for neither. Revoking by any reasonable words counts, so a plain
 * word counts in any sentence, while one with other meanings, such as END, counts alone only.
 */
export function readTextWord(text: string): TextWord | undefined {
  const said = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, " ")
    .trim();
  if (said === "STOP") return { kind: "stop", language: undefined };
  if (FRENCH_STOP.includes(said) || FRENCH_PLAIN.test(said)) return { kind: "stop", language: "fr" };
  if (ENGLISH_STOP.includes(said) || PLAIN.test(said)) return { kind: "stop", language: "en" };
  if (said === "AIDE") return { kind: "help", language: "fr" };
  return said === "HELP" || said === "INFO" ? { kind: "help", language: undefined } : undefined;
}
