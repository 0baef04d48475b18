import type { TestApi } from "../open-test-api.ts";
import type { AccessFixtures } from "../access/open-access-fixtures.ts";

/** What makes a call succeed, as far as it is not made from its schema. */
export interface Known {
  bearer?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** What each part of a world is told of, and where it says what it knows. */
export interface Telling {
  api: TestApi;
  add: (name: string, more: Known) => unknown;
  /** Counts the worlds, so that no two have the same people. */
  world: number;
  fixtures: AccessFixtures;
}

/** Pays once, and is declined from then on. */
export const NO_FUNDS_LATER = "4000000770000018";
export const PLACE = {
  addressLine1: "7 Elm Street",
  city: "Reno",
  state: "NV",
  zipCode: "89501",
  country: "US",
};
export const ATTRIBUTES = {
  browser: { app: "web-commerce", appVersion: "1.0", browser: "t", browserVersion: "1", userAgent: "t" },
} as const;
