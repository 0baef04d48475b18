import type { ContentRef, LibraryEdit } from "@skywave/contract";
import {
  type ChangeLibraryOutcome,
  editLibrary,
  orderLibrary,
  pinInLibrary,
} from "@skywave/services/library/edit-library";
import { useState } from "react";
import { useSingleFlight } from "#forms/use-single-flight.ts";
import { useApp } from "#platform/app-services.ts";

/** What can be done with what is kept, one thing at a time; the list follows by itself. */
export interface LibraryActs {
  isRunning: boolean;
  refusal: Extract<ChangeLibraryOutcome, { ok: false }> | undefined;
  edit: (edit: LibraryEdit) => void;
  pin: (pins: readonly ContentRef[]) => void;
  order: (order: readonly ContentRef[]) => void;
}

export function useLibraryActs(): LibraryActs {
  const { skywave } = useApp();
  const { isRunning, run } = useSingleFlight();
  const [refusal, setRefusal] = useState<LibraryActs["refusal"]>();
  const act = (ask: () => Promise<ChangeLibraryOutcome>) =>
    void run(async () => {
      setRefusal(undefined);
      const outcome = await ask();
      if (!outcome.ok) setRefusal(outcome);
    });
  return {
    isRunning,
    refusal,
    edit: (edit) => act(() => editLibrary(skywave, edit)),
    pin: (pins) => act(() => pinInLibrary(skywave, pins)),
    order: (order) => act(() => orderLibrary(skywave, order)),
  };
}
