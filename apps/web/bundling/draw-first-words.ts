const STYLES = / *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n/g;
const SCRIPTS = / *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g;
const SCRIPT = /<script( [^>]*)type="module"([^>]*)src(="[^"]*")><\/script>/;
const INLINED_STYLE = /^assets\/(?:base|first-page)-[^/]*\.css$/;
const BASE = /^assets\/base-/;
const PRELOADS = "    <!--{{preloads}}-->\n";

interface BuiltFiles {
  /** What asks for the scripts of a page once its words are drawn. */
  asking: { code: string; fileName: string };
  /** Throws where no such file was built. */
  contentOf: (file: string) => string;
}

/** Whether a style sheet stands in every page itself: 4 KB that nothing has to wait for. */
export const isInlined = (file: string): boolean => INLINED_STYLE.test(file);

/**
 * The page with the styles in it that every page needs, so that its first words are drawn from its own bytes, and what
 * scripts draw does not move when styles come after them. All else that the app needs is named behind the words, scripts
 * with low priority, and data last, as browsers open six connections at a time. Of a page with words of its own the
 * scripts are asked for once these are drawn.
 */
export function drawFirstWords(html: string, { asking, contentOf }: BuiltFiles): string {
  const styles = [...html.matchAll(STYLES)].map(([link, file = ""]) => ({ link, file }));
  // What all parts build on comes before them, so that they can say otherwise.
  const inlined = styles
    .map(({ file }) => file)
    .filter(isInlined)
    .toSorted((a, b) => Number(BASE.test(b)) - Number(BASE.test(a)))
    .map((file) => contentOf(file).trim());
  const linked = styles.filter(({ file }) => !isInlined(file)).map(({ link }) => link);
  const scripts = [...html.matchAll(SCRIPTS)].map(([script]) =>
    script.replace(/<(script|link)/, '<$1 fetchpriority="low"'),
  );
  const named = html.includes(PRELOADS)
    ? [...askedAfterWords(scripts, asking), ...linked, PRELOADS]
    : [...linked, ...scripts];
  return html
    .replace(STYLES, "")
    .replace(SCRIPTS, "")
    .replace(PRELOADS, "")
    .replace("</head>", () => `  <style>${inlined.join("")}</style>\n  </head>`)
    .replace("  </body>", () => `${named.join("")}  </body>`);
}

/**
 * Before any styles: a script behind them would wait for them. As links they are asked for in this order, before those
 * of the page; scripts alone would come after them. The file is for where the inline one is refused.
 */
function askedAfterWords(scripts: readonly string[], { code, fileName }: BuiltFiles["asking"]): string[] {
  return [
    '    <template id="scripts">\n',
    ...scripts.map((script) => `  ${script.replace(SCRIPT, '<link$1rel="modulepreload"$2href$3 />')}`),
    ...scripts.filter((script) => SCRIPT.test(script)).map((script) => `  ${script}`),
    "      <!--{{scripts}}-->\n",
    "    </template>\n",
    `    <script>${code.trim()}</script>\n`,
    `    <script type="module" async fetchpriority="low" src="/${fileName}"></script>\n`,
  ];
}

const NAMED_STYLE = /"(assets\/[^"]+\.css)"/g;

/**
 * A built script that asks for none of the styles that stand in the page. It names what its parts need by their places
 * in a list, so that another file takes the place of theirs: one that is there by then.
 */
export function pastInlined(code: string, present: string): string {
  return code.replace(NAMED_STYLE, (named, file: string) => (isInlined(file) ? `"${present}"` : named));
}
