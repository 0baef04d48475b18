const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
const SIZE = 4;

/**
 * Reads a source map (ECMA-426) into a function from a place in the made file to one in its source, both counted from
 * 1; undefined where nothing is told. Node's own reader keeps an object for each of 200,000 places.
 * @param {{ sources: readonly string[], mappings: string }} map
 */
export function readMappings({ sources, mappings }) {
  const { starts, places } = decode(mappings);
  /** @param {number} line @param {number} column */
  return (line, column) => {
    let found = -1;
    for (let at = starts[line - 1] ?? 0; at < (starts[line] ?? 0) && places[at] < column; at += SIZE)
      found = at;
    if (found < 0) return undefined;
    const [source, sourceLine, sourceColumn] = places.subarray(found + 1, found + SIZE);
    return { source: sources[source], line: sourceLine + 1, column: sourceColumn + 1 };
  };
}

/** The places of all lines, one after the other, and where those of each line start. */
function decode(mappings) {
  const starts = [0];
  const places = [];
  const place = [0, 0, 0, 0];
  for (const line of mappings.split(";")) {
    place[0] = 0;
    for (const segment of line === "" ? [] : line.split(",")) {
      const steps = numbersOf(segment);
      for (let part = 0; part < SIZE; part++) place[part] += steps[part] ?? 0;
      // One that tells of no source stands for what the bundler wrote itself.
      if (steps.length >= SIZE) places.push(...place);
    }
    starts.push(places.length);
  }
  return { starts: Int32Array.from(starts), places: Int32Array.from(places) };
}

/** Numbers of five bits a digit, the lowest first; the lowest bit of all is the sign. */
function numbersOf(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = VALUES.get(digit) ?? 0;
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
