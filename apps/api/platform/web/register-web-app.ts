import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Config } from "#config.ts";
import { readBrands } from "../brands/brands.ts";
import { readSiteLocales } from "../brands/site-locales.ts";
import { refuse } from "../outcome.ts";
import { readOwnOrigins } from "../security/own-origins.ts";
import { answerRefusal } from "../http/problem-answer.ts";
import { allowInline, hideSecretAddress } from "./security-headers.ts";
import { serveStaticFiles } from "./static-files.ts";
import { originOfBrand } from "../brands/origin-of-brand.ts";
import { languagePreferenceOf } from "./language-preference.ts";
import { registerSiteFiles } from "./register-site-files.ts";
import { BANNER_STYLES, withPreviewBanner } from "./preview-banner.ts";
import { schemeOf } from "./scheme-preference.ts";
import { type Ahead, type PageSite, readPageTemplate, type RenderPage } from "./page-template.ts";

const Pages = z.array(z.string());
const PagesAhead = z.record(
  z.string(),
  z.object({
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    dictionaries: z.array(z.string()),
  }),
);

const DIST = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const WORKER = "service-worker.js";
const PAGE = /^[\w-]+\.html$/;
const NOT_A_PAGE = /^\/(?:api|services|config|assets|sandbox\/api|health|metrics|openapi\.json)(?:\/|$)/i;

type WebConfig = Pick<
  Config,
  | "isSandbox"
  | "brandName"
  | "seller"
  | "hasDocuments"
  | "isSearched"
  | "publicUrl"
  | "otherOrigins"
  | "cookieDomain"
  | "port"
>;

interface WebAppOptions {
  config: WebConfig;
  folder?: string;
  /** Whether whoever asks looks at what is not public yet. */
  isPreviewed?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Serves the built web app: files that never change, and one page for every address of the product. */
export async function registerWebApp(
  app: FastifyInstance,
  { config, folder = DIST, isPreviewed = async () => false }: WebAppOptions,
): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) {
    app.setNotFoundHandler((request, reply) => answerRefusal(request, reply, refuse("NOT_FOUND")));
    app.log.warn("the web app is not built; only the API answers");
    return;
  }
  await serveStaticFiles(app, {
    folder,
    // Pages are filled per request, so their raw files are never sent; the sandbox lays its switches over the settings.
    isServed: (path) => !PAGE.test(path) && !(config.isSandbox && path === "config/app-settings.json"),
    // Browsers look for a newer one by its one name.
    isNamedForGood: (path) => path === WORKER,
  });
  const findPage = await readPages(folder);
  const brandAt = readBrands(config).at;
  const siteLocaleAt = readSiteLocales();
  const { originIn } = readOwnOrigins(config);
  const site: PageSite = {
    brandAt,
    originOf: (brand, country) => originOfBrand(brand, country, originIn(country)),
    siteLocaleAt,
    isProduction: !config.isSandbox,
  };
  registerSiteFiles(app, { brandAt, siteLocaleAt, isSearched: config.isSearched });
  const renderPage = await readPageTemplate(folder, "index.html", site);
  const documents = config.hasDocuments ? await readDocuments(folder, site) : new Map<string, RenderPage>();
  const renderSandbox = config.isSandbox ? await readOwnPage(folder, "sandbox.html", site) : undefined;

  app.setNotFoundHandler(async (request, reply) => {
    const pathname = decodePath(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (pathname === undefined || !isRead || NOT_A_PAGE.test(pathname)) {
      return answerRefusal(request, reply, refuse("NOT_FOUND"));
    }
    const document = documents.get(pathname.toLowerCase().replace(/\/$/, ""));
    if (document !== undefined) return sendPage(document, { request, reply, pathname });
    const isSandbox = /^\/sandbox(?:\/|$)/.test(pathname);
    if (isSandbox && renderSandbox !== undefined)
      return sendPage(renderSandbox, { request, reply, pathname });
    const page = findPage(pathname);
    void reply.status(page === undefined ? 404 : 200);
    const isPreview = isShownNow(request) && (await isPreviewed(request, reply));
    return sendPage(renderPage, { request, reply, pathname, ahead: page?.ahead, isPreview });
  });
}

/** The pages for developers, by their addresses. */
async function readDocuments(folder: string, site: PageSite): Promise<ReadonlyMap<string, RenderPage>> {
  const found = new Map<string, RenderPage>();
  for (const name of ["home", "sdk", "tracking", "routes"]) {
    const render = await readOwnPage(folder, `docs-${name}.html`, site);
    if (render !== undefined) found.set(name === "home" ? "/docs" : `/docs/${name}`, render);
  }
  return found;
}

/** A page beside the product; a build may leave it out. */
async function readOwnPage(folder: string, file: string, site: PageSite): Promise<RenderPage | undefined> {
  return existsSync(join(folder, file)) ? readPageTemplate(folder, file, site) : undefined;
}

interface Answering {
  request: FastifyRequest;
  reply: FastifyReply;
  pathname: string;
  ahead?: Ahead | undefined;
  isPreview?: boolean;
}

/** And not asked for by a script, to be kept for a time without a network. */
function isShownNow({ headers }: FastifyRequest): boolean {
  return (headers["sec-fetch-dest"] ?? "document") === "document";
}

function sendPage(render: RenderPage, answering: Answering): FastifyReply {
  const { request, reply, pathname, ahead, isPreview = false } = answering;
  const { html, brotli, locale, inline } = render({
    host: request.headers.host ?? "",
    pathname,
    languagePreference: languagePreferenceOf(request),
    scheme: schemeOf(request.cookies),
    ahead,
  });
  allowInline(reply, isPreview ? { ...inline, styles: [...inline.styles, ...BANNER_STYLES] } : inline);
  hideSecretAddress(reply, request.url);
  void reply
    .type("text/html; charset=utf-8")
    .header("content-language", locale)
    .header("cache-control", isPreview ? "no-store" : "no-cache")
    .header("vary", "Cookie, Host, Accept-Encoding");
  if (isPreview) return reply.send(withPreviewBanner(html));
  if (!/\bbr\b/.test(String(request.headers["accept-encoding"]))) return reply.send(html);
  return reply.header("content-encoding", "br").send(brotli);
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "");
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Reads the addresses of the web app's route table, which its build writes down, as `account/plan/:subscriptionId`,
 * and what these pages need. Case and matrix parameters do not matter, and all stand below the path of Canada, too.
 */
async function readPages(
  folder: string,
): Promise<(pathname: string) => { ahead: Ahead | undefined } | undefined> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), "utf8"));
  const withStyles = async ({ styles, ...ahead }: z.infer<typeof PagesAhead>[string]): Promise<Ahead> => ({
    ...ahead,
    styles: await Promise.all(
      styles.map(async (style) => ({ path: style, content: await readFile(join(folder, style), "utf8") })),
    ),
  });
  const listed = Object.entries(PagesAhead.parse(await read("pages-ahead.json")));
  const ahead = new Map(
    await Promise.all(listed.map(async ([path, named]) => [path, await withStyles(named)] as const)),
  );
  const pages = Pages.parse(await read("pages.json")).map((path) => ({
    pattern: normalise(path).split("/"),
    ahead: ahead.get(path),
  }));
  return (pathname) => {
    const segments = normalise(pathname.replace(/^\/CAN-SIT(?=\/|$)/, "")).split("/");
    return pages.find(({ pattern }) => isAt(pattern, segments));
  };
}

function isAt(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]))
  );
}

function normalise(path: string): string {
  return `/${path}`
    .toLowerCase()
    .replace(/;[^/]*/g, "")
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}
