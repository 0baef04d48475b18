const STRENGTHS: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.5 };

interface Hit {
  step: number;
  /** How long it is held. */
  steps: number;
  strength: number;
  sign: string;
}

/** What a written rhythm plays, and when. */
export function hitsOf(rhythm: string): Hit[] {
  const hits: Hit[] = [];
  for (const [step, sign] of [...rhythm].entries()) {
    const last = hits.at(-1);
    if (sign === "-" && last !== undefined) last.steps += 1;
    else if (sign !== "." && sign !== "-")
      hits.push({ step, steps: 1, strength: STRENGTHS[sign] ?? 0.9, sign });
  }
  // A lone tone is held until shortly before the next, so that nothing sounds chopped.
  for (const [index, hit] of hits.entries()) {
    const until = hits[index + 1]?.step ?? rhythm.length;
    if (hit.steps === 1) hit.steps = Math.min(2, until - hit.step);
  }
  return hits;
}
