import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** The project's files with a function that some work runs, as the engine counts them; what loads them is not counted. */
export async function filesRunBy(work: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const run = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    return [...new Set(run.flatMap(({ url }) => pathOf(url)))].toSorted();
  } finally {
    session.disconnect();
  }
}

function pathOf(url: string): string[] {
  const path = url.startsWith("file:") ? fileURLToPath(url) : url;
  return path.startsWith(ROOT) ? [path.slice(ROOT.length)] : [];
}
