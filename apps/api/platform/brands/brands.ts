import { readFileSync } from "node:fs";
import { Seller } from "@skywave/contract/billing/invoice-document";
import { z } from "zod";
import type { Config } from "#config.ts";

const FOLDER = new URL("../../../web/public/config/", import.meta.url);

const Support = z.object({ chatUrl: z.string() });
const Common = z.object({ hostVariants: z.array(z.string()), support: Support });
const HexColor = z.string().regex(/^#[0-9a-f]{6}$/);
const Variant = z.object({
  support: Support.partial().optional(),
  brand: z
    .object({
      key: z.string().min(1),
      name: z.string().min(1),
      legalName: z.string().min(1),
      addressLines: Seller.shape.addressLines,
      registrations: Seller.shape.registrations,
      markUrl: z.string().startsWith("/"),
      picturesUrl: z.string().startsWith("/"),
      styleUrl: z.string().startsWith("/"),
      nightColor: HexColor,
      accentColor: HexColor,
    })
    .optional(),
});

/** Under which name, and with which face, the service meets people. */
export interface Brand {
  /** Names it where it is stored; empty for the brand of the installation itself. */
  key: string;
  name: string;
  seller: Seller;
  markUrl: string;
  /** The folder of its icons and its share card, as `npm run brand` draws them. */
  picturesUrl: string;
  /** Colours that differ from the built-in ones. */
  styleUrl?: string;
  /** Of the browser's own bars, and of the first picture. */
  nightColor: string;
  /** Of buttons and links in mails; white has to be readable on it. */
  accentColor: string;
  /** Somebody answers in a chat. */
  hasChat: boolean;
  /** Its own hosts; none for the brand of the installation, which has all others. */
  hosts: readonly string[];
}

export interface Brands {
  /** With or without a port, in any case. */
  at(host: string): Brand;
  /** The one of the installation where there is none of that key any more. */
  named(key: string): Brand;
}

/** Reads the brands of this installation: its own, and those that the web app's files give to hosts. */
export function readBrands(
  { brandName, seller }: Pick<Config, "brandName" | "seller">,
  folder = FOLDER,
): Brands {
  const common = readJson(new URL("common.json", folder), Common);
  const own: Brand = {
    key: "",
    name: brandName,
    seller,
    markUrl: "/favicon.svg",
    picturesUrl: "/brands/skywave",
    nightColor: "#0b1026",
    accentColor: "#cc3812",
    hasChat: common.support.chatUrl !== "",
    hosts: [],
  };
  const others = new Map<string, Brand>();
  for (const host of common.hostVariants) {
    const { brand, support } = readJson(new URL(`variants/${host}.json`, folder), Variant);
    if (brand === undefined) continue;
    const { key, legalName, addressLines, registrations, ...face } = brand;
    const hosts = [...(others.get(key)?.hosts ?? []), host];
    const hasChat = (support?.chatUrl ?? common.support.chatUrl) !== "";
    others.set(key, {
      key,
      ...face,
      seller: { legalName, addressLines, registrations },
      hasChat,
      hosts,
    });
  }
  return {
    at(hostHeader) {
      const host = hostHeader.toLowerCase().replace(/:\d+$/, "");
      return [...others.values()].find(({ hosts }) => hosts.includes(host)) ?? own;
    },
    named: (key) => others.get(key) ?? own,
  };
}

function readJson<T>(file: URL, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
}
