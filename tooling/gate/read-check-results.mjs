/**
 * What several checks of one process found: a row for the gate's table each, and the lines to show. A process that
 * came to no result at all is one failure, with all that it said.
 * @param {string} output
 */
export function readCheckResults(output) {
  const last = output.trim().split("\n").at(-1) ?? "";
  if (!last.startsWith("[{"))
    return { rows: [{ name: "checks", isPassed: false, seconds: 0 }], lines: [output.trimEnd()] };
  const results = JSON.parse(last);
  return {
    rows: results.map(({ name, found, seconds }) => ({ name, isPassed: found.length === 0, seconds })),
    lines: results.flatMap(({ name, found }) =>
      found.length === 0 ? [] : [...found, `${name}: ${found.length} found`],
    ),
  };
}
