/** Seconds of processor time that a node has used since it was started, by its own metrics. */
export async function cpuSecondsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1];
  if (found === undefined) throw new Error(`${url}/metrics does not tell the processor time`);
  return Number(found);
}
