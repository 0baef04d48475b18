import type { Node } from "oxc-parser";
import { lastNameOf } from "./parsers/nodes.ts";
import { visitFile } from "./parsers/parsed-file.ts";
import { type SourceFile, isCode, isTest } from "./parsers/source-file.ts";

/** Where amounts are made, shared out and rounded, each once and with a test. */
const COUNTED_IN = ["packages/domain/src/money/", "packages/contract/src/wire/money.ts"];
/** The world outside, which has its own books; and a drawing, whose heights are no money any more. */
const NOT_OURS = ["apps/card-processor/", "apps/web/pricing/price-path/path-drawing.tsx"];

/** Who asks the card processor to charge: with lease, crash points, joining of repeats, and settling. */
const CHARGED_IN = "apps/api/modules/books/payments/run-charge.ts";
/** Who asks it to give money back, likewise. */
const REFUNDED_IN = "apps/api/modules/books/refunds/run-refund.ts";

const MONEY = /amount|price|total|balance|revenue|royalty|cents/i;
/** Whole cents times whole days are whole; it is what comes after that has to be rounded. */
const IN_CENTS = /(?:C|^c)ents$/;

/** No share of an amount is computed but by the rules of money, and no card is charged or refunded but in one place. */
export function checkMoney(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(?:apps|packages)\//.test(path) && isCode(path) && !isTest(path))
    .flatMap((file) => [
      ...[...new Set(isCounted(file.path) ? [] : sharesIn(file))].map(
        (share) =>
          `${file.path}: computes ${share}. Leave it to packages/domain/src/money: floating point loses a cent, and a second rounding makes a bill that nobody was quoted`,
      ),
      ...(asksProcessor(file, "charge", CHARGED_IN)
        ? [
            `${file.path}: charges a card. Leave it to ${CHARGED_IN}: a second way to a charge is a second way to charge twice`,
          ]
        : []),
      ...(asksProcessor(file, "refund", REFUNDED_IN)
        ? [
            `${file.path}: refunds a card. Leave it to ${REFUNDED_IN}: a second way to a refund is a second way to give money back twice`,
          ]
        : []),
    ]);
}

function asksProcessor(file: SourceFile, verb: "charge" | "refund", place: string): boolean {
  let isAsking = false;
  if (!file.path.startsWith("apps/api/modules/") || file.path === place) return false;
  visitFile(file, {
    CallExpression({ callee }) {
      if (callee.type !== "MemberExpression" || lastNameOf(callee) !== verb) return;
      isAsking ||= /processor$/i.test(lastNameOf(callee.object) ?? "");
    },
  });
  return isAsking;
}

function sharesIn(file: SourceFile): string[] {
  const shares: string[] = [];
  function look(node: Node, operator: string, operands: readonly Node[]): void {
    const names = operands.flatMap(moneyIn);
    const isShare =
      (/^[/%]=?$/.test(operator) && names.length > 0) ||
      (/^\*=?$/.test(operator) &&
        (names.some((name) => !IN_CENTS.test(name)) || (names.length > 0 && operands.some(isFraction))));
    if (isShare) shares.push(file.text.slice(node.start, node.end));
  }
  visitFile(file, {
    BinaryExpression: (node) => look(node, node.operator, [node.left, node.right]),
    AssignmentExpression: (node) => look(node, node.operator, [node.left, node.right]),
    CallExpression(node) {
      const name = nameOf(node.callee);
      if (name === "parseFloat" || name === "toFixed") shares.push(`${name}(…)`);
    },
  });
  return shares;
}

/** The names of money whose value a calculation goes on with. */
function moneyIn(node: Node): string[] {
  switch (node.type) {
    case "BinaryExpression":
      return [...moneyIn(node.left), ...moneyIn(node.right)];
    case "ConditionalExpression":
      return [...moneyIn(node.consequent), ...moneyIn(node.alternate)];
    case "LogicalExpression":
      return [...moneyIn(node.left), ...moneyIn(node.right)];
    case "ParenthesizedExpression":
    case "ChainExpression":
    case "TSNonNullExpression":
    case "TSAsExpression":
      return moneyIn(node.expression);
    case "UnaryExpression":
      return moneyIn(node.argument);
    case "CallExpression": {
      // What a call is named after is what it answers; `round(price)` is named after nothing.
      const answered = moneyIn(node.callee);
      return answered.length > 0 ? answered : node.arguments.flatMap(moneyIn);
    }
    default: {
      const name = nameOf(node);
      return name !== undefined && MONEY.test(name) ? [name] : [];
    }
  }
}

function nameOf(node: Node): string | undefined {
  return lastNameOf(node.type === "MemberExpression" && node.computed ? node.object : node);
}

function isFraction(node: Node): boolean {
  return node.type === "Literal" && typeof node.value === "number" && !Number.isInteger(node.value);
}

function isCounted(path: string): boolean {
  return [...COUNTED_IN, ...NOT_OURS].some((folder) => path.startsWith(folder));
}
