import type { Skywave } from "@skywave/sdk";
import type { CommonFailure } from "@skywave/services/outcomes/common-failure";

export type LoadedPart<Part> = { ok: true; part: Part } | Extract<CommonFailure, { code: "UNREACHABLE" }>;

/** Loads the code of what somebody has just pressed for. Without a network it does not come, and may be asked for again. */
export async function loadPart<Part>(
  skywave: Pick<Skywave, "log">,
  load: () => Promise<Part>,
): Promise<LoadedPart<Part>> {
  try {
    return { ok: true, part: await load() };
  } catch (cause) {
    const details = { cause: String(cause) };
    skywave.log({ level: "info", message: "A part of the page did not come", details });
    return { ok: false, code: "UNREACHABLE", reason: "offline" };
  }
}
