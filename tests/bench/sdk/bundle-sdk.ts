import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

export interface BundledFile {
  name: string;
  code: string;
  /** What is loaded at once; the rest comes when it is asked for. */
  isEntry: boolean;
  brotliBytes: number;
}

/** Bundles an entry as the web app is bundled, and measures each file as it goes over the wire. */
export async function bundleSdk(entry: string | string[]): Promise<BundledFile[]> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      // As a library: the loader of chunks is the app's, which has it anyway.
      lib: {
        entry,
        formats: ["es"],
        fileName: typeof entry === "string" ? () => "entry.js" : (_, name) => `${name}.js`,
      },
      rolldownOptions: {
        preserveEntrySignatures: "allow-extension",
        output: { minify: true, chunkFileNames: "[name].js" },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap((output) => {
    if (!("output" in output)) throw new Error("The bundler went on watching");
    return output.output.flatMap((file) =>
      file.type === "chunk"
        ? [
            {
              name: file.fileName,
              code: file.code,
              isEntry: file.isEntry,
              brotliBytes: brotliCompressSync(file.code).length,
            },
          ]
        : [],
    );
  });
}
