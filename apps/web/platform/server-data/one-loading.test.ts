import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../..");
const BINDING = "platform/server-data/use-server-data.ts";

/** Effects that ask a service without the binding, and why. */
const WITHOUT_THE_BINDING: Readonly<Record<string, string>> = {
  "features/offers/present-offers/use-offers.ts": "first page of a checkout",
  "features/offers/present-offers/rare-notices.tsx": "first page of a checkout",
  "features/offers/present-offers/offer-card/offer-features.tsx": "first page of a checkout",
  "features/orders/quote-order/use-quote.ts": "a quote is part of the purchase, kept with it and agreed to",
  "features/authentication/open-targeted-link/open-targeted-link.tsx":
    "one stage of a proof, which can sign out",
};

const IGNORED = /(?:^|\/)(?:node_modules|dist)\/|\.test\.tsx?$/;

function sources(): { file: string; text: string }[] {
  return readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !IGNORED.test(file))
    .map((file) => ({ file, text: readFileSync(join(WEB, file), "utf8") }));
}

/** The values that a file imports from the services, without types. */
function servicesIn(text: string): string[] {
  const imports = text.matchAll(/^import \{([^}]*)\} from "@skywave\/services\/[^"]+";/gm);
  return [...imports].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );
}

const READS = /^(?:load|list|check|quote|should|show|watch)[A-Z]/;

function asksInAnEffect(text: string): boolean {
  const hasEffect = /\buse(?:Layout)?Effect\(/.test(text);
  return hasEffect && !text.includes("useServerData(") && servicesIn(text).some((name) => READS.test(name));
}

describe("who decides that something is loading", () => {
  it("is the binding alone", () => {
    const deciding = sources().filter(({ text }) => /status: "loading"/.test(text));
    expect(deciding.map(({ file }) => file)).toEqual([BINDING]);
  });

  it("is the binding wherever a page asks a service when it opens", () => {
    const asking = sources().filter(({ text }) => asksInAnEffect(text));
    expect(asking.map(({ file }) => file).sort()).toEqual(Object.keys(WITHOUT_THE_BINDING).sort());
  });

  it("finds an effect that asks a service, and no effect beside the binding", () => {
    const load = 'import { loadBills } from "@skywave/services/billing/bills/load-bills";\n';
    expect(asksInAnEffect(`${load}useEffect(() => void reload(), [reload]);`)).toBe(true);
    expect(asksInAnEffect(`${load}useServerData({}); useEffect(() => heading.focus(), []);`)).toBe(false);
    expect(asksInAnEffect("useEffect(() => heading.focus(), []);")).toBe(false);
  });
});

describe("the library behind the binding", () => {
  it("is imported by the binding and nobody else, so that it comes with the pages that need it", () => {
    const importing = sources().filter(({ text }) => /from "@tanstack\/react-query"/.test(text));
    expect(importing.map(({ file }) => file).sort()).toEqual([
      "platform/server-data/server-data.ts",
      BINDING,
    ]);
  });

  it("stays out of the first page: nothing imports the binding there but as a type", () => {
    const app = readFileSync(join(WEB, "platform/app-services.ts"), "utf8");
    expect(app).toMatch(/^import type \{ ServerData \}/m);
  });
});
