// The texts did not load, so these few words are all there is, in every language of the site.
const WORDS = {
  en: "This page did not load. Please check your connection and reload it.",
  fr: "Cette page ne s’est pas chargée. Vérifiez votre connexion et actualisez-la.",
};

/** The last resort when not even the texts could be loaded. */
export function showBootFailure(root: HTMLElement, cause: unknown): void {
  // Nothing else can report it: the SDK itself may be what did not load.
  reportError(cause);
  const language = document.documentElement.lang.startsWith("fr") ? "fr" : "en";
  const message = document.createElement("p");
  message.className = "app-loader";
  message.setAttribute("role", "alert");
  message.textContent = WORDS[language];
  root.classList.remove("app-loading");
  root.setAttribute("aria-busy", "false");
  root.replaceChildren(message);
}
