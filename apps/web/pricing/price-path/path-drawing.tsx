import styles from "./price-path.module.css";

const WIDTH = 300;
const TOP = 10;
const FLOOR = 62;

interface PathDrawingProps {
  prices: readonly number[];
  isOpenEnded: boolean;
}

/** Height of a price on the drawing: free lies on the floor, the dearest reaches the top. */
function heightOf(price: number, highest: number): number {
  if (highest === 0 || price === 0) return FLOOR;
  return FLOOR - (FLOOR - TOP) * (0.25 + (0.75 * price) / highest);
}

/** Stairs of prices over time; the last one runs on where the plan does. */
export function PathDrawing({ prices, isOpenEnded }: PathDrawingProps) {
  const highest = Math.max(...prices);
  const stepWidth = WIDTH / prices.length;
  const points = prices.flatMap((price, index) => {
    const y = heightOf(price, highest);
    return [
      [index * stepWidth, y],
      [(index + 1) * stepWidth, y],
    ];
  });
  const line = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  return (
    <div className={styles.drawing} data-open-ended={isOpenEnded} data-flat={prices.length === 1}>
      <svg viewBox={`0 0 ${WIDTH} 72`} preserveAspectRatio="none" focusable="false">
        <path className={styles.ground} d={`${line}L${WIDTH} 72L0 72Z`} />
        <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {prices.map((price, index) => (
        <span
          // The place in the sequence is what a dot stands for.
          key={index}
          className={styles.dot}
          data-free={price === 0}
          style={{
            insetInlineStart: `${(index / prices.length) * 100}%`,
            insetBlockStart: `${(heightOf(price, highest) / 72) * 100}%`,
          }}
        />
      ))}
    </div>
  );
}
