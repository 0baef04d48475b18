import { type ModuleGraph, rootsOf } from "./module-roots.ts";

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|zustand|cookie)\//;
const BASE_STYLES = /apps\/web\/ui\/theme\/[^?]*\.css$/;
const STYLES = /\.module\.css$/;
const FIRST_PAGE = "apps/web/index.html";
const ACCOUNT = ["apps/web/app/pages/account-home-page", "apps/web/app/account/in-account"] as const;
const LISTEN = "apps/web/app/pages/listen/listen-page";
const DOORS = ["apps/web/app/pages/look-up/look-up-page", "apps/web/app/pages/sign-in-page"] as const;

/** Styles that most pages need are in the first sheet: fetching them one by one costs more than reading them all. */
const STYLES_OF_MOST = [
  "apps/web/app/pages/pages.",
  "apps/web/app/pages/settings/",
  "apps/web/features/authentication/parts/",
  "apps/web/features/offers/present-offers/offer-card/offer-features.",
  "apps/web/features/offers/show-plans/",
  "apps/web/flows/presentation/progress-indicator.",
  "apps/web/forms/",
  "apps/web/platform/owner/",
  "apps/web/pricing/compare-plans/",
  "apps/web/pricing/terms/",
  "apps/web/ui/dialog.",
  "apps/web/ui/fields/",
  "apps/web/ui/surface/",
];

/** What forms are made of, and what they check; where people listen there is none before they ask for one. */
const FORMS = [
  "apps/web/forms/",
  "apps/web/platform/use-passkeys",
  "apps/web/ui/fields/",
  "node_modules/clsx/",
  "node_modules/react-aria",
  "node_modules/react-hook-form/",
  "node_modules/react-stately/",
  "packages/domain/src/addresses/postal-code",
  "packages/domain/src/identity/",
  "packages/sdk/src/browser/passkey/",
  "packages/sdk/src/passkey/",
  "packages/services/src/authentication/passkeys/passkey-refusal",
];

/** What opens over a page: few pages hold any of it, and forms alone none. */
const DIALOG = [
  "apps/web/ui/dialog.",
  "node_modules/@internationalized/",
  "node_modules/react-aria-components/dist/private/Dialog.",
  "node_modules/react-aria-components/dist/private/Modal.",
  "node_modules/react-aria/dist/private/dialog/",
  "node_modules/react-aria/dist/private/focus/FocusScope.",
  "node_modules/react-aria/dist/private/i18n/",
  "node_modules/react-aria/dist/private/interactions/useInteractOutside.",
  "node_modules/react-aria/dist/private/intl/overlays/",
  "node_modules/react-aria/dist/private/overlays/",
  "node_modules/react-aria/dist/private/utils/animation.",
  "node_modules/react-aria/dist/private/utils/shadowdom/ShadowTreeWalker.",
  "node_modules/react-aria/dist/private/utils/useViewportSize.",
  "node_modules/react-aria/dist/private/visually-hidden/",
  "node_modules/react-stately/dist/private/overlays/",
];

/** A box to tick is a few lines, and stands on pages that have nothing else to fill in. */
const CHECKBOX = "apps/web/ui/fields/checkbox.";

/** A few lines that nearly every page asks by; left with other parts they would bring all of those along. */
const ASKING = ["packages/services/src/outcomes/ask.", "packages/services/src/outcomes/refusal-code."];

/** What stands for a channel wherever one is shown or heard. */
const CHANNELS = [
  "apps/web/content/on-air/",
  "packages/channels/",
  "packages/services/src/listening/channel-access",
  "packages/services/src/listening/play-date",
];

/** What reads from the server, and the list of offers, which is a few lines on top of it. */
const SERVER_DATA = [
  "apps/web/features/offers/show-doors/use-listed-offers",
  "apps/web/platform/server-data/",
  "node_modules/@tanstack/",
];

/** Small parts that the account shares with pages and steps of which all ask the server, and with none that comes before. */
const WITH_SERVER_DATA = [
  "apps/web/i18n/format-card",
  "apps/web/pricing/format-tax-name",
  "packages/services/src/accounts/history-span",
  CHECKBOX,
];

/** How the paths of small parts begin that several families need. */
const PARTS = [
  "apps/web/flows/engine/continue-",
  "apps/web/flows/engine/follow-",
  "apps/web/flows/engine/resume-",
  "apps/web/flows/engine/save-",
  "apps/web/flows/engine/saved-billing",
  "apps/web/flows/engine/use-lost-session-notice",
  "apps/web/flows/presentation/redeemed-notice",
  "apps/web/flows/presentation/step-heading",
  "apps/web/i18n/format-",
  "apps/web/platform/owner/",
  "apps/web/platform/random-key",
  "apps/web/platform/remembered-visitor",
  "apps/web/platform/save-file",
  "apps/web/platform/use-draft",
  "apps/web/pricing/charges-nothing",
  "apps/web/pricing/format-",
  "apps/web/pricing/offer-terms",
  "apps/web/pricing/promo-code/promo-code-notice",
  "apps/web/ui/surface/card",
  "apps/web/features/customer-lookup/look-up-customer/look-up-token",
  "packages/services/src/customer-lookup/look-up-",
  "packages/services/src/billing/load-billing-details",
  "packages/services/src/outcomes/",
  "packages/services/src/purchase-drafts/",
  "packages/services/src/subscriptions/list-plans",
];

/**
 * A module that this many pages and steps need is in a file that nearly all of them load: with the table that leads to
 * them where people need it who only listen or come in, apart from it where it is for whoever buys or has an account.
 */
const MANY = 15;

interface Family {
  name: string;
  /** The pages, steps and parts that lead it: what one of them shares with others is in its file. */
  leads: readonly string[];
  /** Whether they themselves are in that file, too. */
  isWhole?: true;
}

/** What several families need is in the file of the first one here: those that most visits load come first. */
const FAMILIES: readonly Family[] = [
  {
    name: "beside",
    isWhole: true,
    leads: [
      "apps/web/app/privacy/start-tracking",
      "apps/web/app/shell/error-handling",
      "apps/web/platform/page-log/open-page-log",
      "apps/web/platform/privacy/consent",
      "packages/sdk/src/browser/locks/",
      "packages/sdk/src/browser/storage/browser-event-store",
      "packages/sdk/src/events/open-event-buffers",
      "packages/sdk/src/privacy/record-choice",
      "packages/sdk/src/records/send-records",
      "packages/sdk/src/session/acts/",
    ],
  },
  {
    name: "pages",
    isWhole: true,
    // The front door among them: by itself it would be a request for 1 KB.
    leads: ["apps/web/app/routes/framed-rows", "apps/web/app/routes/routes.", DOORS[0]],
  },
  { name: "sound", leads: ["apps/web/app/pages/listen/front-door-sound"] },
  { name: "listen", leads: [LISTEN] },
  {
    name: "tuning",
    isWhole: true,
    leads: [
      "apps/web/features/listening/player/move-in-station",
      "apps/web/features/listening/player/play-source",
    ],
  },
  {
    name: "playing",
    isWhole: true,
    leads: ["apps/web/app/pages/listen/draw-whole-player"],
  },
  {
    name: "parts",
    isWhole: true,
    leads: [
      "apps/web/features/offers/present-offers/offer-card/offer-details",
      "apps/web/features/offers/show-plans/show-plans.",
      "apps/web/pricing/compare-plans/compare-plans.",
      "apps/web/pricing/terms/term-",
    ],
  },
  { name: "account", isWhole: true, leads: ACCOUNT },
  { name: "sign-in", isWhole: true, leads: [DOORS[1]] },
  { name: "sign-in", leads: ["apps/web/flows/steps/account-step"] },
  {
    name: "checkout",
    isWhole: true,
    leads: [
      "apps/web/app/routes/prepare-flow",
      "apps/web/app/routes/targeted/start-with-more",
      "apps/web/features/offers/present-offers/rare-notices",
      "apps/web/flows/definitions/deals/deal-flows",
      "apps/web/flows/definitions/student",
      "apps/web/flows/presentation/accordion",
      "apps/web/flows/presentation/plan-summary",
      "apps/web/flows/presentation/progress-indicator",
    ],
  },
  { name: "billing", leads: ["apps/web/features/billing/save-billing-details/save-billing-details-step"] },
  {
    name: "orders",
    leads: [
      "apps/web/features/orders/complete-order/complete-order-step",
      "apps/web/features/orders/show-confirmation/show-confirmation-step",
    ],
  },
  { name: "plans", leads: ["apps/web/app/pages/plan-pages"] },
  { name: "settings", leads: ["apps/web/app/pages/settings/manage-page"] },
  { name: "bills", leads: ["apps/web/app/pages/bill-pages"] },
];

const isAt = (id: string, paths: readonly string[]) => paths.some((path) => id.includes(path));

/**
 * The name of the file that a module shares with others; null where it stays with the one page that needs it. Left
 * alone, the bundler makes a file of whatever the same pages need: 190 of them, of which a page loads up to fifty.
 */
function fileOf(id: string, graph: ModuleGraph): string | null {
  const roots = rootsOf(id, graph);
  const isFor = (...paths: readonly string[]) => roots.some((root) => isAt(root, paths));
  if (STYLES.test(id) && isAt(id, STYLES_OF_MOST)) return "first-page";
  if (isAt(id, ASKING)) return "first-page";
  if (isFor(FIRST_PAGE)) return id.includes(FIRST_PAGE) ? null : "first-page";
  if (isAt(id, SERVER_DATA)) return "server-data";
  if (isAt(id, CHANNELS)) return "channels";
  if (isAt(id, DIALOG)) return "dialog";
  if (isAt(id, FORMS) && !id.includes(CHECKBOX) && !isFor(LISTEN)) return "forms";
  if (isAt(id, WITH_SERVER_DATA)) return "server-data";
  const name = familyOf(id, roots);
  // The account needs a few lines of either, which cost everybody less than two more files cost whoever has an account.
  return (name === "pages" || name === "parts") && isFor(...ACCOUNT) ? "first-page" : name;
}

function familyOf(id: string, roots: readonly string[]): string | null {
  const isFor = (...paths: readonly string[]) => roots.some((root) => isAt(root, paths));
  const family = FAMILIES.find(({ leads }) => isFor(...leads));
  if (family?.name === "beside") return "beside";
  if (roots.length < 2) return family?.isWhole === true ? family.name : null;
  const isShared = roots.length >= MANY || isAt(id, PARTS);
  if (isShared) return isFor(LISTEN, ...DOORS) ? "pages" : "parts";
  return family?.name ?? null;
}

/** The bundler takes what a module needs along into its file, so those that have what is needed widely come first. */
const FILES = [
  ...new Set([
    "first-page",
    "beside",
    "server-data",
    "channels",
    "forms",
    "dialog",
    "pages",
    "parts",
    ...FAMILIES.map(({ name }) => name),
  ]),
];

/**
 * What every visit needs is one chunk that changes with its libraries only, and one of our own: left alone,
 * the first page comes in 25 pieces, which compress 4 KB worse. The others hold what a family of pages shares.
 */
export const CHUNKS = [
  { name: "base", test: BASE_STYLES, priority: FILES.length + 2 },
  { name: "framework", test: FRAMEWORK, priority: FILES.length + 1 },
  ...FILES.map((name, index) => ({
    name: (id: string, graph: ModuleGraph) => (fileOf(id, graph) === name ? name : null),
    debugName: name,
    priority: FILES.length - index,
  })),
];

/** Paths of those lists that no module is at. */
export function missingPaths(modules: readonly string[]): string[] {
  const paths = [
    ...[STYLES_OF_MOST, DIALOG, FORMS, ASKING, SERVER_DATA, WITH_SERVER_DATA, CHANNELS, PARTS].flat(),
    ...FAMILIES.flatMap(({ leads }) => leads),
    FIRST_PAGE,
    LISTEN,
  ];
  return paths.filter((path) => !modules.some((id) => id.includes(path)));
}

const FIRST = ["base", "base.css", "framework", "first-page", "first-page.css"];

/**
 * Every page names the files of all others, so only the few that are looked for here keep their names, and each hash is
 * the shortest that the bundler takes.
 */
export function builtName(names: readonly string[], ending: string): string {
  return names.some((name) => FIRST.includes(name))
    ? `assets/[name]-[hash:7]${ending}`
    : `assets/[hash:7]${ending}`;
}
