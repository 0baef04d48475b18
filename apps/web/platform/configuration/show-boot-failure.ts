/**
 * The last resort when not even configuration or texts could be loaded: words that the server wrote into the page,
 * in the visitor's language, with what is missing and a link that loads the page anew.
 */
export function showBootFailure(root: HTMLElement, cause: unknown): void {
  // Nothing else can report it: the SDK itself may be what did not load.
  reportError(cause);
  const template = document.querySelector("template");
  if (template === null) return;
  const words = document.importNode(template.content, true);
  words.querySelector("code")?.append(String(cause));
  root.className = "";
  root.ariaBusy = "false";
  root.replaceChildren(words);
}
