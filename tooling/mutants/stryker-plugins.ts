interface SyntaxPath {
  node: { type: string };
  parentPath: SyntaxPath | null;
}

/**
 * A plugin of Stryker that plants nothing in what an operator reads: the text of a thrown error may be worded in any
 * way, since tests ask for its kind.
 */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "thrown-texts",
    value: {
      shouldIgnore: ({ node, parentPath }: SyntaxPath): string | undefined =>
        /^(StringLiteral|TemplateLiteral)$/.test(node.type) && isThrown(parentPath)
          ? "The text of a thrown error may be worded in any way."
          : undefined,
    },
  },
];

function isThrown(path: SyntaxPath | null): boolean {
  return path?.node.type === "NewExpression" && path.parentPath?.node.type === "ThrowStatement";
}
