interface Options {
  module: boolean;
  ecma: 2020;
  compress: { passes: number; pure_funcs: string[] };
}

interface How {
  /** Terser's own. */
  minify: (code: string, options: Options) => Promise<{ code?: string | undefined }>;
  /** Is called for nothing but a log that nobody keeps, and is left out. */
  silent: readonly string[];
}

/** Shortens a script once more than the bundler does. Throws where nothing is left. */
export async function minifyAgain(code: string, { minify, silent }: How): Promise<string> {
  const compress = { passes: 3, pure_funcs: [...silent] };
  const shorter = await minify(code, { module: true, ecma: 2020, compress });
  if (shorter.code === undefined) throw new Error("Nothing was left of a script");
  return shorter.code;
}
