import { readFile } from "node:fs/promises";
import { type FlagName, FLAGS } from "@skywave/contract";
import type { SandboxRepository } from "./sandbox-repository.ts";

const APP_SETTINGS = new URL("../../web/public/config/app-settings.json", import.meta.url);
const FLAG = "flag.";

interface FileSettings {
  flags?: Record<string, boolean>;
}

export interface SandboxFlags {
  list(): Promise<{ name: string; isOn: boolean; owner: string; reason: string; removeBy: string }[]>;
  set(name: FlagName, isOn: boolean): Promise<void>;
  /** The shell's settings file with the sandbox's switches laid over it. */
  appSettings(): Promise<object>;
}

/** Feature flags that can be switched without a build. */
export function createSandboxFlags(settings: SandboxRepository): SandboxFlags {
  const names = Object.keys(FLAGS).filter(isFlagName);
  let settingsOfFile: Promise<FileSettings> | undefined;
  // Nothing writes it while the server runs; the switches another node may have set since, so they are asked for.
  const readFileSettings = (): Promise<FileSettings> =>
    (settingsOfFile ??= readFile(APP_SETTINGS, "utf8").then((text) => JSON.parse(text)));
  const values = async () => {
    const [{ flags = {} }, rows] = await Promise.all([readFileSettings(), settings.list(FLAG)]);
    const switched = new Map(rows.map(({ key, value }) => [key, value]));
    return Object.fromEntries(
      names.map((name) => {
        const value = switched.get(FLAG + name);
        return [name, typeof value === "boolean" ? value : (flags[name] ?? false)];
      }),
    );
  };
  return {
    list: async () => {
      const current = await values();
      return names.map((name) => ({ name, isOn: current[name] ?? false, ...FLAGS[name] }));
    },
    set: (name, isOn) => settings.write(FLAG + name, isOn),
    appSettings: async () => {
      const file = await readFileSettings();
      return { ...file, flags: { ...file.flags, ...(await values()) } };
    },
  };
}

/** Whether a text names a flag of the registry. */
export function isFlagName(name: string): name is FlagName {
  return name in FLAGS;
}
