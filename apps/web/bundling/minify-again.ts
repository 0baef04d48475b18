interface Options {
  module: boolean;
  ecma: 2020;
  compress: { passes: number; pure_funcs: string[] };
  format: { wrap_func_args: boolean };
}

interface How {
  /** Terser's own. */
  minify: (code: string, options: Options) => Promise<{ code?: string | undefined }>;
  /** Is called for nothing but a log that nobody keeps, and is left out. */
  silent: readonly string[];
}

/**
 * The libraries in it are no modules of the language: the bundler makes each a function, and calls it as the script runs.
 * With brackets about it a browser compiles such a function while the script comes, beside the page; else it skims it
 * first and compiles it when it is called, which holds a slow phone up by a tenth of a second.
 */
const OF_FUNCTIONS = /^assets\/framework-/;

/** Shortens a script once more than the bundler does, by the name of its file. Throws where nothing is left. */
export async function minifyAgain(name: string, code: string, { minify, silent }: How): Promise<string> {
  const compress = { passes: 3, pure_funcs: [...silent] };
  const format = { wrap_func_args: OF_FUNCTIONS.test(name) };
  const shorter = await minify(code, { module: true, ecma: 2020, compress, format });
  if (shorter.code === undefined) throw new Error("Nothing was left of a script");
  return shorter.code;
}
