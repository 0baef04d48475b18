import { type Node, type ObjectExpression, visitorKeys } from "oxc-parser";

/** The parts of a node, as they are written. */
export function childrenOf(node: Node): Node[] {
  const parts: ReadonlyMap<string, unknown> = new Map(Object.entries(node));
  return (visitorKeys[node.type] ?? []).flatMap((key) => [parts.get(key)].flat()).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** A node and all that is within it. */
export function nodesIn(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/** What stands behind a name in an object. */
export function propertyOf(object: ObjectExpression, name: string): Node | undefined {
  for (const property of object.properties)
    if (property.type === "Property" && keyOf(property.key) === name) return property.value;
  return undefined;
}

/** The name of a property, with or without quotes. */
export function keyOf(key: Node): string | undefined {
  return key.type === "Identifier" ? key.name : stringOf(key);
}

export function stringOf(node: Node | undefined): string | undefined {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** The last name of `a`, `b.a` and `c.b.a`. */
export function lastNameOf(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" && node.property.type === "Identifier"
    ? node.property.name
    : undefined;
}

/** The value that a variable of a file is given, without what only types say about it. */
export function valueOf(node: Node | null | undefined): Node | undefined {
  if (node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression")
    return valueOf(node.expression);
  return node ?? undefined;
}
