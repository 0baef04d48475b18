import { useState } from "react";
import { useApp } from "./app-services.ts";
import { type LoadedPart, loadPart } from "./load-part.ts";

type Stage<Part> = { name: "closed" } | { name: "loading" } | { name: "settled"; loaded: LoadedPart<Part> };

/**
 * A part of the page that comes with the first press that asks for it, as a form that few open. Until it is there the
 * page stays as it is, so that whoever pressed keeps their place.
 */
export function usePartAtPress<Part>(load: () => Promise<Part>) {
  const { skywave } = useApp();
  const [stage, setStage] = useState<Stage<Part>>({ name: "closed" });
  const loaded = stage.name === "settled" ? stage.loaded : undefined;

  async function open(): Promise<void> {
    setStage({ name: "loading" });
    setStage({ name: "settled", loaded: await loadPart(skywave, load) });
  }
  return {
    /** Undefined while it is closed, is on its way or did not come. */
    part: loaded?.ok === true ? loaded.part : undefined,
    failure: loaded?.ok === false ? loaded : undefined,
    isLoading: stage.name === "loading",
    open: () => void open(),
    close: () => setStage({ name: "closed" }),
  };
}
