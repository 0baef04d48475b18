/** Length of a side of the picture, in its own units. */
export const SIDE = 200;

/** The ways in which artwork is drawn. */
export type Family = "rings" | "waves" | "grid" | "hills" | "bars" | "arcs";

/** One path of a picture: drawn with a pen so wide, or filled where it has none. */
export interface Stroke {
  d: string;
  width?: number;
  opacity: number;
}

type Draw = (random: () => number) => Stroke[];

const round = (value: number) => Math.round(value * 10) / 10;
const between = (random: () => number, least: number, most: number) => least + random() * (most - least);
const steps = (count: number) => Array.from({ length: count }, (_none, index) => index);

/** Rings around a middle that wanders, the outer ones fainter. */
const rings: Draw = (random) => {
  const [x, y] = [between(random, 80, 125), between(random, 85, 120)];
  const [driftX, driftY] = [between(random, -4, 4), between(random, -4, 4)];
  return steps(9).map((index) => {
    const radius = 10 + index * 15;
    const [middleX, middleY] = [x + driftX * index, y + driftY * index];
    return { d: circle(middleX, middleY, radius), width: 5, opacity: 1 - index * 0.085 };
  });
};

/** Lines that swing beside each other, as strings do. */
const waves: Draw = (random) => {
  const [length, phase] = [between(random, 70, 130), between(random, 0, SIDE)];
  return steps(8).map((index) => {
    const height = between(random, 8, 26);
    const middle = 20 + index * 23;
    const shift = phase + index * between(random, 14, 30);
    const points = steps(41).map((place): [number, number] => {
      const x = place * 5;
      return [x, middle + height * Math.sin(((x + shift) / length) * 2 * Math.PI)];
    });
    return { d: line(points), width: 3.5, opacity: round(between(random, 0.4, 1)) };
  });
};

/** Lights that are on, dim or off. */
const grid: Draw = (random) => {
  const lit: Record<"bright" | "dim" | "faint", string[]> = { bright: [], dim: [], faint: [] };
  for (const row of steps(8)) {
    for (const column of steps(8)) {
      const chance = random();
      const light = chance < 0.22 ? "bright" : chance < 0.45 ? "dim" : chance < 0.75 ? "faint" : undefined;
      if (light !== undefined) lit[light].push(`M${6 + column * 24} ${6 + row * 24}h18v18h-18z`);
    }
  }
  const opacities = { bright: 1, dim: 0.5, faint: 0.2 };
  return [
    { d: lit.bright.join(""), opacity: opacities.bright },
    { d: lit.dim.join(""), opacity: opacities.dim },
    { d: lit.faint.join(""), opacity: opacities.faint },
  ];
};

/** Ranges behind each other, the nearest one darkest. */
const hills: Draw = (random) => {
  const sun = circle(between(random, 50, 150), between(random, 45, 70), between(random, 16, 24));
  const ranges = steps(4).map((index) => {
    const base = 95 + index * 26;
    const [long, short] = [between(random, 120, 200), between(random, 40, 70)];
    const phase = between(random, 0, SIDE);
    const points = steps(21).map((place): [number, number] => {
      const x = place * 10;
      const wave = (span: number) => Math.sin(((x + phase) / span) * 2 * Math.PI);
      return [x, base + 14 * wave(long) + 5 * wave(short)];
    });
    return { d: `${line(points)}V${SIDE}H0Z`, opacity: 0.25 + index * 0.18 };
  });
  return [{ d: sun, opacity: 0.9 }, ...ranges];
};

/** How loud it was, moment by moment. */
const bars: Draw = (random) => {
  const swell = between(random, 0.6, 1.4);
  return steps(17).map((index) => {
    const loudness = 0.35 + 0.65 * Math.abs(Math.sin((index / 16) * Math.PI * swell));
    const half = Math.max(6, 82 * loudness * between(random, 0.35, 1));
    return {
      d: `M${12 + index * 11} ${round(100 - half)}V${round(100 + half)}`,
      width: 5,
      opacity: round(between(random, 0.55, 1)),
    };
  });
};

/** Arcs that go out from a corner, as a signal does. */
const arcs: Draw = (random) => {
  const isLeft = random() < 0.5;
  const x = isLeft ? between(random, -10, 30) : between(random, 170, 210);
  return steps(9).map((index) => ({
    d: circle(x, SIDE + 6, 22 + index * 22),
    width: round(between(random, 4, 9)),
    opacity: 1 - index * 0.09,
  }));
};

export const FAMILIES: Readonly<Record<Family, Draw>> = { rings, waves, grid, hills, bars, arcs };

function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function line(points: readonly [number, number][]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}
