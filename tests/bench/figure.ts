/** One line of the result: what was measured, beside what it is held against. */
export interface Figure {
  what: string;
  ours: string;
  baseline: string;
  /** What we want it to be; absent for figures that are only told. */
  aim?: string;
  isReached?: boolean;
}

/** The figures as a table of Markdown, which reads well in a terminal too. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, ours, baseline, aim, isReached }) => [
    what,
    ours,
    baseline,
    aim ?? "",
    isReached === undefined ? "" : isReached ? "yes" : "no",
  ]);
  const all = [["What", "Here", "Held against", "Aim", "Reached"], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}
