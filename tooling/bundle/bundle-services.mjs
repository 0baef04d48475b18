import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "../setup/folders.mjs";
import { bundlePath } from "./bundle-path.mjs";
import { keepPlaces } from "./keep-places.mjs";
import { rememberKinds } from "./remember-kinds.mjs";

const ENTRY = "start";
const IMAGE = "image";
/** They read files that lie beside their own code, or are loaded with the first use of a call that few make. */
const LEFT_OUTSIDE = [
  "@electric-sql/pglite",
  "@fastify/swagger",
  "@scalar/fastify-api-reference",
  "@simplewebauthn/server",
  "@zxcvbn-ts/language-common",
  "pdfkit",
  "sharp",
].map((path) => new RegExp(`^${path}(?:/|$)`));

/** All but what only the embedded database needs, which is loaded with it. */
const PACKAGES_OF_EVERY_START = /[\\/]node_modules[\\/](?!drizzle-orm[\\/]pglite[\\/])/;

/** Before the service, so that its own first errors are told well, too. */
function nameSourcesFirst(service) {
  const parts = [join(import.meta.dirname, "name-sources.mjs"), join(root, "apps", service, "start.ts")];
  return {
    name: "name-sources-first",
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? parts.map((path) => `import ${JSON.stringify(path)};`).join("\n") : null),
  };
}

/**
 * The lines of packages are told as they are bundled: their map is three times ours, and read with the first error. And one
 * letter beyond ASCII would make the engine keep its whole file in two bytes a letter.
 */
const keepSmall = {
  name: "keep-small",
  generateBundle(_options, files) {
    for (const [name, file] of Object.entries(files)) {
      if (/^packages.*\.map$/.test(name)) delete files[name];
      if (file.type === "chunk") file.code = file.code.replaceAll(/[^\0-\x7F]/g, escaped);
    }
  },
};

function escaped(letter) {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

async function bundle(service, name) {
  const folder = dirname(bundlePath(service, name));
  const made = `${folder}.${process.pid}`;
  const bundled = await rolldown({
    input: { [ENTRY]: ENTRY },
    platform: "node",
    external: LEFT_OUTSIDE,
    plugins: [nameSourcesFirst(service), keepPlaces(folder), rememberKinds(), keepSmall],
  });
  await bundled.write({
    dir: made,
    sourcemap: "hidden",
    sourcemapExcludeSources: true,
    comments: false,
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: [{ name: "packages", test: PACKAGES_OF_EVERY_START }] },
  });
  // In an image nothing runs while it is built; the others are named by their sources, and the same is the same.
  if (name === IMAGE) rmSync(folder, { recursive: true, force: true });
  putInPlace(made, folder);
}

/** All at once: whoever starts it meanwhile finds all of it or nothing. */
function putInPlace(made, folder) {
  try {
    renameSync(made, folder);
  } catch (cause) {
    // Somebody else made the same one meanwhile.
    rmSync(made, { recursive: true });
    if (!existsSync(folder)) throw cause;
  }
}

const [name, ...services] = process.argv.slice(2);
await Promise.all(services.map((service) => bundle(service, name)));
