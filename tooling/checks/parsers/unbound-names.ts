import type { Node } from "oxc-parser";
import { childrenOf } from "./nodes.ts";
import { parsedFile } from "./parsed-file.ts";
import type { SourceFile } from "./source-file.ts";

type Scope = ReadonlySet<string>;

/** Wrappers of the type system around code that runs; what else begins with TS is types alone. */
const RUNNING_TYPES = /^TS(?:As|Satisfies|NonNull|TypeAssertion|Instantiation|Enum|ParameterProperty|Export)/;

/** Names that code uses and nothing around it declares: those of the platform, and of a language's own objects. */
export function unboundNames(file: SourceFile): ReadonlySet<string> {
  const found = new Set<string>();

  function enter(node: Node, scopes: readonly Scope[]): void {
    if (node.type.startsWith("TS") && !RUNNING_TYPES.test(node.type)) return;
    if (node.type === "Identifier") {
      if (!scopes.some((scope) => scope.has(node.name))) found.add(node.name);
      return;
    }
    const inner = [...scopes, declaredBy(node)];
    for (const child of readChildren(node)) enter(child, inner);
  }

  enter(parsedFile(file).program, []);
  return found;
}

/** The parts of a node that are read when it runs; names of properties, labels and exports are not. */
function readChildren(node: Node): Node[] {
  switch (node.type) {
    case "MemberExpression":
      return node.computed ? [node.object, node.property] : [node.object];
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
    case "AccessorProperty":
      return childrenOf(node).filter((child) => node.computed || child !== node.key);
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "BreakStatement":
    case "ContinueStatement":
    case "MetaProperty":
      return [];
    case "ExportSpecifier":
      return node.local.type === "Identifier" ? [node.local] : [];
    case "ExportNamedDeclaration":
      return node.source === null ? childrenOf(node) : [];
    case "LabeledStatement":
      return [node.body];
    default:
      return childrenOf(node);
  }
}

/** What a node declares for all that is within it. */
function declaredBy(node: Node): Scope {
  switch (node.type) {
    case "Program":
      return new Set(node.body.flatMap((statement) => declaredAt(statement)));
    case "BlockStatement":
    case "StaticBlock":
      return new Set(node.body.flatMap((statement) => declaredAt(statement)));
    case "SwitchStatement":
      return new Set(node.cases.flatMap((one) => one.consequent.flatMap((each) => declaredAt(each))));
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return new Set([...node.params.flatMap(namesIn), ...(node.id === null ? [] : namesIn(node.id))]);
    case "ForStatement":
      return new Set(node.init === null ? [] : declaredAt(node.init));
    case "ForInStatement":
    case "ForOfStatement":
      return new Set(declaredAt(node.left));
    case "CatchClause":
      return new Set(node.param === null ? [] : namesIn(node.param));
    default:
      return new Set();
  }
}

function declaredAt(node: Node): string[] {
  switch (node.type) {
    case "ImportDeclaration":
      return node.specifiers.map(({ local }) => local.name);
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
      return node.declaration === null ? [] : declaredAt(node.declaration);
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id }) => namesIn(id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "TSEnumDeclaration":
    case "TSDeclareFunction":
      return node.id === null ? [] : namesIn(node.id);
    default:
      return [];
  }
}

/** The names that a pattern gives: of a parameter, or of what is taken apart. */
function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    case "TSParameterProperty":
      return namesIn(pattern.parameter);
    case "Property":
      return namesIn(pattern.value);
    case "ObjectPattern":
      return pattern.properties.flatMap(namesIn);
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element === null ? [] : namesIn(element)));
    default:
      return [];
  }
}
