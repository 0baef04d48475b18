import { parseSync } from "vite";

interface Node {
  type: string;
  [part: string]: unknown;
}

/** Which argument of a call holds the fields of a group, where the group is not written beside them. */
const GROUP_OF_ARGUMENT: Readonly<Record<string, readonly [argument: number, groups: readonly string[]]>> = {
  event: [1, ["pageInfo", "deviceInfo", "planInfo"]],
  transactionStarted: [0, ["customerInfo"]],
  view: [1, ["pageInfo"]],
  pageShown: [1, ["pageInfo"]],
  enter: [0, ["pageInfo"]],
  error: [0, ["errorInfo"]],
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function partsOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode);
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return String(node["name"]);
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  return node.type === "MemberExpression" ? nameOf(node["property"]) : undefined;
}

/**
 * The paths of all fields that a source writes down, such as `customerInfo.email`: the keys of what it hands to
 * analytics, those of parts with a name of their own in the same source too. What it does not run, it cannot know.
 */
export function readTrackedFields(fileName: string, source: string): ReadonlySet<string> {
  const program = parseSync(fileName, source).program as unknown as Node;
  const named = new Map<string, Node[]>();
  const tracked = new Set<string>();

  function name(key: unknown, value: unknown): void {
    const known = nameOf(key);
    if (known !== undefined && isNode(value)) named.set(known, [...(named.get(known) ?? []), value]);
  }

  function collectNames(node: Node): void {
    if (node.type === "VariableDeclarator") name(node["id"], node["init"]);
    if (node.type === "AssignmentExpression") name(node["left"], node["right"]);
    if (node.type === "FunctionDeclaration") name(node["id"], node["body"]);
    if (node.type === "ForOfStatement" && isNode(node["left"])) {
      for (const declared of partsOf(node["left"])) name(declared["id"], node["right"]);
    }
    partsOf(node).forEach(collectNames);
  }

  function collect(node: Node, path: string, inside: readonly string[]): void {
    if (path.split(".").length > 5) return;
    if (node.type === "Property") {
      const key = nameOf(node["key"]);
      if (key === undefined || !isNode(node["value"])) return;
      const deeper = path === "" ? key : `${path}.${key}`;
      tracked.add(deeper);
      return collect(node["value"], deeper, inside);
    }
    // What a value is computed from is no part of it.
    if (node.type === "ObjectPattern") return;
    if (node.type === "CallExpression") return collectCall(node, path, inside);
    const known = nameOf(node);
    if (node.type === "Identifier" && known !== undefined) return collectNamed(known, path, inside);
    for (const part of partsOf(node)) collect(part, path, inside);
  }

  function collectNamed(known: string, path: string, inside: readonly string[]): void {
    if (path === "" || inside.includes(known)) return;
    for (const value of named.get(known) ?? []) collect(value, path, [...inside, known]);
  }

  function collectCall(node: Node, path: string, inside: readonly string[]): void {
    const parts = partsOf(node);
    const grouped = GROUP_OF_ARGUMENT[nameOf(node["callee"]) ?? ""];
    const list: unknown = node["arguments"];
    const detail: unknown = Array.isArray(list) && grouped !== undefined ? list[grouped[0]] : undefined;
    if (grouped !== undefined && isNode(detail))
      for (const group of grouped[1]) collect(detail, group, inside);
    for (const part of parts) {
      collect(part, path, inside);
      // What a function of an object does is no part of that object.
      if (path !== "") collect(part, "", inside);
    }
  }

  collectNames(program);
  collect(program, "", []);
  return tracked;
}
