import { existsSync } from "node:fs";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type * as Localization from "@skywave/localization";
import { minify } from "terser";
import { builtName, CHUNKS, missingPaths } from "./bundling/chunks.ts";
import { drawFirstWords, isInlined, pastInlined } from "./bundling/draw-first-words.ts";
import { lightenPlayer, PLAYER_LOG } from "./bundling/lighten-player.ts";
import { foldFiles } from "./bundling/fold-files.ts";
import { minifyAgain } from "./bundling/minify-again.ts";
import { nameByPasses } from "./bundling/name-by-passes.ts";
import type * as PagesAhead from "./bundling/pages-ahead.ts";
import type * as RouteTable from "./app/routes/routes.ts";
import type * as NeededKeys from "./platform/configuration/needed-keys.ts";
import { defineConfig, type Plugin, runnerImport } from "vite";

/** A part that was moved would fall out of its file without a word, and pages would load more of them. */
function findAllPaths(): Plugin {
  return {
    name: "find-all-paths",
    apply: "build",
    buildEnd() {
      const missing = missingPaths([...this.getModuleIds()]);
      if (missing.length > 0)
        this.error(`No module is at ${missing.join(", ")}: the lists of chunks are out of date`);
    },
  };
}

/** Each file that is left out is a request less. */
function leaveOutFacades(): Plugin {
  return {
    name: "leave-out-facades",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler: (_options, bundle) => {
        for (const file of foldFiles(Object.values(bundle))) delete bundle[file];
      },
    },
  };
}

const PLAYER = /hls\.light\.mjs$/;

/** Whoever presses play waits for the player, and for nothing that it does not do here. */
function lightenPlayerOnly(): Plugin {
  return {
    name: "lighten-player",
    apply: "build",
    transform: { filter: { id: PLAYER }, handler: lightenPlayer },
  };
}

const WORTH_ANOTHER_PASS = ["framework", "first-page", "forms"];

/**
 * Shortens once more what every visit downloads, what each form is made of, and what comes between a press and its sound:
 * what the bundler leaves of them is 2 KB more, compressed. The others are many and small, and nobody waits for them.
 */
function minifyAgainWhatIsAwaited(): Plugin {
  return {
    name: "minify-again",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== "chunk") continue;
          const isPlayer = file.moduleIds.some((id) => PLAYER.test(id));
          if (!isPlayer && !WORTH_ANOTHER_PASS.includes(file.name)) continue;
          file.code = await minifyAgain(name, file.code, { minify, silent: isPlayer ? PLAYER_LOG : [] });
        }
      },
    },
  };
}

const COMPRESSIBLE = /\.(?:js|css|svg|html|json)$/;
const SMALLEST_WORTH_COMPRESSING_IN_BYTES = 512;

/** Writes a `.br` and a `.gz` beside each text file, so that no server spends time on it per request. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    // Last of those who write; none of them is called where the build has failed, so that its own reason is shown.
    writeBundle: {
      order: "post",
      sequential: true,
      handler: compressAll,
    },
  };
}

async function compressAll(): Promise<void> {
  const folder = join(import.meta.dirname, "dist");
  for (const name of await readdir(folder, { recursive: true })) {
    // The server fills the page for each request, so a compressed copy of it would be stale.
    if (!COMPRESSIBLE.test(name) || name.endsWith(".html")) continue;
    const content = await readFile(join(folder, name));
    if (content.byteLength < SMALLEST_WORTH_COMPRESSING_IN_BYTES) continue;
    await writeFile(
      join(folder, `${name}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

/** Changes when any configuration file does; browsers keep those files until then. */
async function configurationHash(): Promise<string> {
  const folder = join(import.meta.dirname, "public/config");
  const hash = createHash("sha256");
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (name.endsWith(".json")) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 10);
}

const buildHash = await configurationHash();

/** Gives the server the same hash that the scripts were built with, and the scripts what to look and ask for. */
function configurationInPage(): Plugin {
  return {
    name: "configuration-in-page",
    async transformIndexHtml(html) {
      const file = join(import.meta.dirname, "platform/configuration/needed-keys.ts");
      const { module } = await runnerImport<typeof NeededKeys>(file);
      const localization = await runnerImport<typeof Localization>("@skywave/localization");
      return html
        .replace("{{buildHash}}", buildHash)
        .replace("{{neededKeys}}", module.neededKeys())
        .replace("{{dictionaries}}", localization.module.WEB_EDITIONS);
    },
  };
}

/** What a page shows when it cannot start stands in its own bytes: by then nothing else may be had. */
function bootFailureInPage(): Plugin {
  const file = join(import.meta.dirname, "boot-failure.html");
  return {
    name: "boot-failure",
    transformIndexHtml: {
      order: "pre",
      handler: async (html) => html.replace("    <!--{{bootFailure}}-->\n", await readFile(file, "utf8")),
    },
  };
}

/** Fills the page as the server would, where there is none: under the development server. */
function fillPageInDevelopment(): Plugin {
  const blanks = {
    locale: "en-US",
    pageTitle: "Skywave",
    loaderLabel: "Skywave is loading",
    description: "",
    failureHeading: "This page didn’t load",
    failureText: "Please check your connection and reload it.",
    failureReload: "Reload the page",
    failurePlace: "Missing:",
  };
  return {
    name: "fill-page-in-development",
    apply: "serve",
    transformIndexHtml: (html) =>
      Object.entries(blanks).reduce((page, [name, text]) => page.replaceAll(`{{${name}}}`, text), html),
  };
}

const ASK_FOR_SCRIPTS = join(import.meta.dirname, "early/ask-for-scripts.ts");

/** Lets the first words of a page be drawn from its own bytes, and what it needs come behind them. */
function drawFirstWordsAtOnce(): Plugin {
  return {
    name: "draw-first-words-at-once",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: ASK_FOR_SCRIPTS, name: "ask-for-scripts" });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const asking = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.facadeModuleId === ASK_FOR_SCRIPTS,
        );
        if (asking?.type !== "chunk") throw new Error("Nothing asks for the scripts of the page");
        const contentOf = (file: string) => {
          const asset = bundle[file];
          if (asset?.type !== "asset") throw new Error(`${file} is not among the built files`);
          return String(asset.source);
        };
        return drawFirstWords(html, { asking, contentOf });
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const present = chunks.find(({ name }) => name === "first-page")?.fileName;
        if (present === undefined) throw new Error("The first page is in no file");
        for (const chunk of chunks) chunk.code = pastInlined(chunk.code, present);
        for (const file of Object.keys(bundle).filter(isInlined)) delete bundle[file];
      },
    },
  };
}

/** Builds what keeps a page readable offline to the one address that browsers look for it at. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      const id = join(import.meta.dirname, "service-worker/service-worker.ts");
      this.emitFile({ type: "chunk", id, fileName: "service-worker.js" });
    },
  };
}

/** Tells the server which addresses are pages, so that it can answer 404 for the others, and what they need. */
function writePages(): Plugin {
  return {
    name: "write-pages",
    apply: "build",
    async writeBundle(_options, bundle) {
      const table = join(import.meta.dirname, "app/routes/routes.ts");
      const ahead = join(import.meta.dirname, "bundling/pages-ahead.ts");
      const { module } = await runnerImport<typeof RouteTable>(table);
      const { listAhead } = (await runnerImport<typeof PagesAhead>(ahead)).module;
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === "chunk"
          ? [
              {
                name: file.name,
                fileName: file.fileName,
                styles: [...(file.viteMetadata?.importedCss ?? [])],
              },
            ]
          : [],
      );
      const write = (name: string, content: unknown) =>
        writeFile(join(import.meta.dirname, "dist", name), JSON.stringify(content));
      await write(
        "pages.json",
        module.routes.map((row) => row.path).filter((path) => path !== "*"),
      );
      await write("pages-ahead.json", listAhead(module.routes, chunks));
    },
  };
}

const pages = [
  "index.html",
  "sandbox.html",
  "docs-home.html",
  "docs-sdk.html",
  "docs-tracking.html",
  "docs-routes.html",
].filter((page) => existsSync(join(import.meta.dirname, page)));
const api = "http://localhost:8080";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    configurationInPage(),
    bootFailureInPage(),
    fillPageInDevelopment(),
    drawFirstWordsAtOnce(),
    writePages(),
    serviceWorker(),
    findAllPaths(),
    leaveOutFacades(),
    lightenPlayerOnly(),
    nameByPasses(import.meta.dirname),
    minifyAgainWhatIsAwaited(),
    precompress(),
  ],
  define: { __BUILD_HASH__: JSON.stringify(buildHash) },
  build: {
    target: "es2023",
    modulePreload: { polyfill: false },
    // An inlined picture would be a data: address, which the content policy does not allow.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages.map((page) => join(import.meta.dirname, page)),
      output: {
        codeSplitting: { groups: CHUNKS },
        chunkFileNames: ({ name }) => builtName([name], ".js"),
        assetFileNames: ({ names }) => builtName(names, "[extname]"),
      },
    },
  },
  css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
  server: { proxy: { "/api": api, "/services": api, "/sandbox/api": api } },
});
