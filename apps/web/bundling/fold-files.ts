const FACADE = /^export\{([^{}]*)\}from["']\.\/([^"']+)["'];?\s*$/;
const EXPORTS = /export\{([^{}]*)\};?\s*$/;

interface BuiltChunk {
  type: "chunk";
  name: string;
  /** `assets/x.js`. */
  fileName: string;
  code: string;
  imports: string[];
  isDynamicEntry: boolean;
}

/**
 * Has all built files go past those that only name parts of others, and take the bundler's own few functions from the
 * framework. Returns the names of the files that nobody asks for any more. Throws where one of the two is not there.
 */
export function foldFiles(files: readonly (BuiltChunk | { type: "asset" })[]): string[] {
  const chunks = files.filter((file) => file.type === "chunk");
  const framework = chunks.find(({ name }) => name === "framework");
  const functions = chunks.find(({ name }) => name === "rolldown-runtime");
  if (framework === undefined || functions === undefined) throw new Error("The framework is in no file");
  const facades = new Map<string, Facade>();
  for (const { code, fileName, isDynamicEntry } of chunks) {
    const facade = isDynamicEntry ? readFacade(code) : undefined;
    if (facade !== undefined) facades.set(nameOf(fileName), facade);
  }
  const runtime = { file: nameOf(functions.fileName), code: functions.code };
  framework.code = withRuntime(framework.code, runtime);
  for (const chunk of chunks) {
    const code = pastFacades(chunk.code, facades);
    chunk.code = runtimeFrom(code, { runtime, framework: nameOf(framework.fileName) });
    const imports = chunk.imports.map((file) => (file === functions.fileName ? framework.fileName : file));
    chunk.imports = [...new Set(imports)].filter((file) => file !== chunk.fileName);
  }
  const folded = chunks.filter(({ fileName }) => facades.has(nameOf(fileName)));
  return [functions, ...folded].map(({ fileName }) => fileName);
}

const nameOf = (fileName: string) => fileName.slice(fileName.lastIndexOf("/") + 1);

/** Of `r as SignInPage`, what stands in the other file and what it is called outside. */
function pairsOf(list: string): { inner: string; outer: string }[] {
  return list.split(",").map((each) => {
    const [inner = "", outer = inner] = each.trim().split(/\s+as\s+/);
    return { inner, outer };
  });
}

/** A file that only names parts of another one: its name, and an expression that takes these parts of it. */
interface Facade {
  of: string;
  take: string;
}

/** The facade that a built file is, if it is one. */
export function readFacade(code: string): Facade | undefined {
  const [, names, of] = FACADE.exec(code) ?? [];
  if (names === undefined || of === undefined) return undefined;
  const parts = pairsOf(names).map(({ inner, outer }) => `${outer}:e.${inner}`);
  return { of, take: `.then(e=>({${parts.join()}}))` };
}

/** The same code, which asks for the files behind the facades. */
export function pastFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code.replace(/\bimport\(([`"'])\.\/([^`"']+)\1\)/g, (whole, _quote: string, file: string) => {
    const facade = facades.get(file);
    return facade === undefined ? whole : `import("./${facade.of}")${facade.take}`;
  });
}

/** The bundler's own functions, as it writes them into a file of their own. */
export interface Runtime {
  file: string;
  code: string;
}

/** The framework with the bundler's functions in it, which it hands on under names of their own. */
export function withRuntime(framework: string, runtime: Runtime): string {
  const handed = pairsOf(EXPORTS.exec(runtime.code)?.[1] ?? "");
  const parts = handed.map(({ inner, outer }) => `${outer}:${inner}`).join();
  const made = `__runtime=(()=>{${runtime.code.replace(EXPORTS, "")};return{${parts}}})()`;
  const own = importOf(runtime.file);
  const taken = pairsOf(own.exec(framework)?.[1] ?? "").map(
    ({ inner, outer }) => `${outer}=__runtime.${inner}`,
  );
  const given = handed.map(({ outer }) => `runtime_${outer}=__runtime.${outer}`);
  const names = handed.map(({ outer }) => `runtime_${outer}`).join();
  return `var ${[made, ...taken, ...given].join()};${framework.replace(own, "")};export{${names}};`;
}

/** The same code, which takes the bundler's functions from the framework. */
export function runtimeFrom(
  code: string,
  { runtime, framework }: { runtime: Runtime; framework: string },
): string {
  return code.replace(importOf(runtime.file), (_whole, names: string) => {
    const taken = pairsOf(names).map(({ inner, outer }) => `runtime_${inner} as ${outer}`);
    return `import{${taken.join()}}from"./${framework}";`;
  });
}

function importOf(file: string): RegExp {
  return new RegExp(`import\\{([^{}]*)\\}from["']\\./${RegExp.escape(file)}["'];?`);
}
