import { readFile } from "node:fs/promises";
import { type FlagName, FLAGS } from "@skywave/contract";
import type { SandboxRepository } from "./sandbox-repository.ts";

const APP_SETTINGS = new URL("../../web/public/config/app-settings.json", import.meta.url);

export interface SandboxFlags {
  list(): Promise<{ name: string; isOn: boolean; owner: string; reason: string; removeBy: string }[]>;
  set(name: FlagName, isOn: boolean): Promise<void>;
  /** The shell's settings file with the sandbox's switches laid over it. */
  appSettings(): Promise<object>;
}

/** Feature flags that can be switched without a build. */
export function createSandboxFlags(settings: SandboxRepository): SandboxFlags {
  const names = Object.keys(FLAGS).filter(isFlagName);
  const readFileSettings = async (): Promise<{ flags?: Record<string, boolean> }> =>
    JSON.parse(await readFile(APP_SETTINGS, "utf8"));
  const values = async () => {
    const { flags = {} } = await readFileSettings();
    const entries = names.map(async (name) => {
      const switched = await settings.read(`flag.${name}`);
      return [name, typeof switched === "boolean" ? switched : (flags[name] ?? false)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  return {
    list: async () => {
      const current = await values();
      return names.map((name) => ({ name, isOn: current[name] ?? false, ...FLAGS[name] }));
    },
    set: (name, isOn) => settings.write(`flag.${name}`, isOn),
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
