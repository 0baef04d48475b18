import type { FlagName } from "@skywave/contract";
import type { MessageKey } from "@skywave/localization";
import type { ComponentType } from "react";
import type { FlowName } from "#flows/definitions/flow-definitions.ts";
import type { PageDictionary } from "#i18n/translate.ts";
import type { AppServices } from "#platform/app-services.ts";
import type { RouteAddress } from "./route-conditions.ts";

/** What of an address decides that a row is meant, and how it is said. */
export interface RowCondition {
  says: string;
  holds: (address: RouteAddress) => boolean;
}

interface Row {
  /** Without the leading slash; matched in any case. */
  path: string;
  title?: MessageKey;
  /** Off: the visitor goes to the fallback, query kept. */
  flag?: { name: FlagName; fallback: string };
  /** On: the browser leaves for another app, at the address that the configuration names. */
  leavesWhen?: { flag: FlagName; address: (app: AppServices) => string };
  /** Texts that this page needs beside those that every page has. */
  dictionary?: PageDictionary | readonly PageDictionary[];
  /** Takes what an address carries in secret out of it, before anything is asked; the answer leads to what is left. */
  takeSecret?: (request: Request) => Response | undefined;
  /** Leads on, query kept, where the condition holds. */
  leadsOn?: { when: RowCondition; to: string };
  /** `signedIn` sends everybody else to sign in, and back afterwards; `known` waits until it is known who is there. */
  guard?: "signedIn" | "known";
  /** What it shows can be read without a network, by who is signed in. */
  isReadableOffline?: true;
}

/** Leads on, query kept; of several rows with one path the first whose condition holds. */
export type RedirectRow = Row & {
  kind: "redirect";
  to: string;
  when?: RowCondition;
};

export type FlowRow = Row & {
  kind: "flow";
  flow: FlowName;
  /** On no match the flow named `otherwise` takes over, at the same address. */
  match?: { when: (app: AppServices, query: URLSearchParams) => boolean; otherwise: FlowName };
};

type PageRow = Row & {
  kind: "page";
  page: () => Promise<ComponentType>;
  /** The way to the other parts of the account stands beside it. */
  isInAccount?: true;
};

export type RouteRow = RedirectRow | FlowRow | PageRow | (Row & { kind: "error"; isNotFound: boolean });

/** A row outside the guarded root is open to everybody. */
export type TopLevelRow = RouteRow & { guard?: never; leavesWhen?: never };
