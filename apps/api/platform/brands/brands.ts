import { readFileSync } from "node:fs";
import { Seller } from "@skywave/contract/billing/invoice-document";
import { z } from "zod";
import type { Config } from "../../config.ts";

const FOLDER = new URL("../../../web/public/config/", import.meta.url);

const Common = z.object({ hostVariants: z.array(z.string()) });
const Variant = z.object({
  brand: z
    .object({
      key: z.string().min(1),
      name: z.string().min(1),
      legalName: z.string().min(1),
      addressLines: Seller.shape.addressLines,
      registrations: Seller.shape.registrations,
      markUrl: z.string().startsWith("/"),
      styleUrl: z.string().startsWith("/"),
      nightColor: z.string().regex(/^#[0-9a-f]{6}$/),
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
  /** Colours that differ from the built-in ones. */
  styleUrl?: string;
  /** Of the browser's own bars, and of the first picture. */
  nightColor: string;
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
export function readBrands({ brandName, seller }: Pick<Config, "brandName" | "seller">): Brands {
  const own: Brand = {
    key: "",
    name: brandName,
    seller,
    markUrl: "/favicon.svg",
    nightColor: "#0b1026",
    hosts: [],
  };
  const others = new Map<string, Brand>();
  for (const host of readJson("common.json", Common).hostVariants) {
    const { brand } = readJson(`variants/${host}.json`, Variant);
    if (brand === undefined) continue;
    const { key, legalName, addressLines, registrations, ...face } = brand;
    const hosts = [...(others.get(key)?.hosts ?? []), host];
    others.set(key, { key, ...face, seller: { legalName, addressLines, registrations }, hosts });
  }
  return {
    at(hostHeader) {
      const host = hostHeader.toLowerCase().replace(/:\d+$/, "");
      return [...others.values()].find(({ hosts }) => hosts.includes(host)) ?? own;
    },
    named: (key) => others.get(key) ?? own,
  };
}

function readJson<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
}
