import { relative } from "node:path";

/** They look beside themselves for threads that write logs, of which we start none. */
const NEVER_LOOK = /\/node_modules\/(?:pino|thread-stream)\//;
const OUR_PLACE = /\bimport\.meta\.url\b/g;
const ANY_PLACE = /\b__(?:dir|file)name\b|\bimport\.meta\.(?:url|dirname|filename|main)\b/;

/**
 * A part of the bundler that lets every source find what lies beside it: `import.meta.url` goes on naming the source, not
 * the bundle in the folder. What looks for its place in another way would be misled, and is refused.
 */
export function keepPlaces(folder) {
  return {
    name: "keep-places",
    transform(code, id) {
      const isPackage = /[\\/]node_modules[\\/]/.test(id);
      const rest = isPackage ? code : code.replaceAll(OUR_PLACE, "");
      if (ANY_PLACE.test(rest) && !NEVER_LOOK.test(id.replaceAll("\\", "/")))
        this.error(`${id} looks for files beside itself in a way that a bundle would mislead`);
      if (rest === code) return null;
      const path = relative(folder, id).replaceAll("\\", "/");
      const place = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
      return { code: code.replaceAll(OUR_PLACE, place), map: null };
    },
  };
}
