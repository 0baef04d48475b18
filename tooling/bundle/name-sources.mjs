import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readMappings } from "./read-mappings.mjs";

const maps = new Map();

/**
 * Lets stack traces name the lines that were written. Node does it too, but reads the maps when it starts, for a third of
 * its time and 90 MB; here the first stack trace that somebody reads does.
 */
Error.prepareStackTrace = (error, frames) => {
  const head = headOf(error);
  // Libraries make an error without a message to note who called, with every call.
  const tell = error?.message === "" ? String : withSource;
  return [head, ...frames.map((frame) => `    at ${tell(frame)}`)].join("\n");
};

// As the engine does it for an error that can't be told.
function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "<error>";
  }
}

function withSource(frame) {
  const text = frame.toString();
  const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  const found = file?.startsWith("file:") === true ? mapOf(file)?.(line, column) : undefined;
  if (found === undefined) return text;
  const source = new URL(found.source, file).href;
  return text.replace(`${file}:${line}:${column}`, `${source}:${found.line}:${found.column}`);
}

function mapOf(file) {
  if (!maps.has(file)) {
    const path = `${fileURLToPath(file)}.map`;
    maps.set(file, existsSync(path) ? readMappings(JSON.parse(readFileSync(path, "utf8"))) : undefined);
  }
  return maps.get(file);
}
