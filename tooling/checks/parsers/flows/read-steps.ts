import type { Node, ObjectExpression } from "oxc-parser";
import { nodesIn, propertyOf, stringOf, valueOf } from "../nodes.ts";
import { parsedFile } from "../parsed-file.ts";
import type { SourceFile } from "../source-file.ts";
import { resolveImport } from "./reach.ts";

/** A step of a flow, with the files of its screen. */
export interface ReadStep {
  id: string;
  trackingName: string;
  /** Only where what was settled so far asks for it. */
  isConditional: boolean;
  screens: readonly string[];
}

export interface ReadFlow {
  name: string;
  variation: string;
  presentation: string;
  /** What the definition itself needs before its first step. */
  file: string;
  steps: readonly ReadStep[];
}

const DEFINITIONS = "apps/web/flows/definitions/";

type Sources = ReadonlyMap<string, SourceFile>;

/** A flow by the name that the route table knows it by. */
export function readFlow(flow: string, sources: Sources): ReadFlow {
  const definition = [...sources.values()]
    .filter(({ path }) => path.startsWith(DEFINITIONS))
    .flatMap((file) => declaredIn(flow, file))[0];
  if (definition === undefined) throw new Error(`No file below ${DEFINITIONS} defines the flow ${flow}`);
  const read = (field: string) => stringOf(fieldOf(definition, field, sources)?.value) ?? "";
  const listed = fieldOf(definition, "steps", sources);
  const steps = listed === undefined ? [] : stepsIn(listed, sources);
  if (steps.length === 0) throw new Error(`${definition.file.path}: the steps of ${flow} can't be read`);
  return {
    name: read("name"),
    variation: read("variation"),
    presentation: read("presentation"),
    file: definition.file.path,
    steps,
  };
}

/** A value, and the file that it is written in. */
interface Written {
  value: Node;
  file: SourceFile;
}

/** What an object says itself, or takes over from another one. */
function fieldOf({ value, file }: Written, field: string, sources: Sources): Written | undefined {
  if (value.type !== "ObjectExpression") return undefined;
  const own = propertyOf(value, field);
  if (own !== undefined) return { value: own, file };
  return spreadIn(value)
    .flatMap((name) => find(name, file, sources))
    .map((other) => fieldOf(other, field, sources))
    .find((found) => found !== undefined);
}

function spreadIn(object: ObjectExpression): string[] {
  return object.properties.flatMap((one) =>
    one.type === "SpreadElement" && one.argument.type === "Identifier" ? one.argument.name : [],
  );
}

/** Steps by their names, lists of them, and those that are changed in one thing. */
function stepsIn({ value, file }: Written, sources: Sources): ReadStep[] {
  switch (value.type) {
    case "ArrayExpression":
      return value.elements.flatMap((one) => (one === null ? [] : stepsIn({ value: one, file }, sources)));
    case "SpreadElement":
      return stepsIn({ value: value.argument, file }, sources);
    case "Identifier":
      return find(value.name, file, sources).flatMap((found) => stepsIn(found, sources));
    case "ObjectExpression":
      return [readStep({ value, file }, sources)];
    default:
      return [];
  }
}

function readStep(step: Written, sources: Sources): ReadStep {
  return {
    id: stringOf(fieldOf(step, "id", sources)?.value) ?? "",
    trackingName: stringOf(fieldOf(step, "trackingName", sources)?.value) ?? "",
    isConditional: fieldOf(step, "isNeeded", sources) !== undefined,
    screens: screensOf(step, sources),
  };
}

/** The screen that a step has at once, or fetches; one that has none has that of the step it is like. */
function screensOf({ value, file }: Written, sources: Sources): string[] {
  if (value.type !== "ObjectExpression") return [];
  const atOnce = propertyOf(value, "Screen");
  const specifiers =
    atOnce?.type === "Identifier"
      ? [importOf(atOnce.name, file)]
      : nodesIn(value).map((node) => (node.type === "ImportExpression" ? stringOf(node.source) : undefined));
  const own = specifiers.flatMap((specifier) =>
    specifier === undefined ? [] : resolveImport(specifier, file.path),
  );
  if (own.length > 0) return own;
  return spreadIn(value).flatMap((name) =>
    find(name, file, sources).flatMap((other) => screensOf(other, sources)),
  );
}

/** A name of a file, there or where it is imported from. */
function find(name: string, file: SourceFile, sources: Sources): Written[] {
  const here = declaredIn(name, file);
  if (here.length > 0) return here;
  const from = importOf(name, file);
  const target = from === undefined ? undefined : sources.get(resolveImport(from, file.path));
  return target === undefined ? [] : find(name, target, sources);
}

function declaredIn(name: string, file: SourceFile): Written[] {
  return parsedFile(file).program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const value = valueOf(init);
      return id.type === "Identifier" && id.name === name && value !== undefined ? [{ value, file }] : [];
    });
  });
}

function importOf(name: string, file: SourceFile): string | undefined {
  return parsedFile(file).program.body.flatMap((statement) =>
    statement.type === "ImportDeclaration" && statement.specifiers.some(({ local }) => local.name === name)
      ? statement.source.value
      : [],
  )[0];
}
