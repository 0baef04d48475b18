import { type InLanguages, linkTo, inLanguages, type StoredItem } from "./stored-entry.ts";

type PackageId =
  | "streaming-all"
  | "streaming-premium"
  | "SXM_STREAMING_IP_VIP"
  | "streaming-basic"
  | "streaming-music"
  | "satellite-all"
  | "satellite-music"
  | "satellite-road"
  | "satellite-coast"
  | "satellite-sky"
  | "bundle-all";

const DESCRIPTIONS: Record<PackageId, InLanguages> = {
  "streaming-all": inLanguages(
    "Everything we play, wherever you have a connection.",
    "Tout ce que nous diffusons, partout où vous avez une connexion.",
  ),
  "streaming-premium": inLanguages(
    "Everything we play, and what we keep for our closest listeners.",
    "Tout ce que nous diffusons, et ce que nous gardons pour nos plus fidèles auditeurs.",
  ),
  SXM_STREAMING_IP_VIP: inLanguages(
    "All that we play for you, and as much for somebody close to you.",
    "Tout ce que nous diffusons pour vous, et autant pour un proche.",
  ),
  "streaming-basic": inLanguages(
    "A quiet start: the channels that most people begin with.",
    "Un début en douceur : les chaînes par lesquelles la plupart commencent.",
  ),
  "streaming-music": inLanguages(
    "Music from morning to night, and nothing in between.",
    "De la musique du matin au soir, et rien d’autre.",
  ),
  "satellite-all": inLanguages(
    "Sound from the sky for the road, also where no network reaches.",
    "Le son venu du ciel pour la route, même là où aucun réseau n’arrive.",
  ),
  "satellite-music": inLanguages(
    "Music for the road, and nothing in between.",
    "De la musique pour la route, et rien d’autre.",
  ),
  "satellite-road": inLanguages(
    "All that Polaris plays, and the road ahead on your screen.",
    "Tout ce que diffuse Polaris, et la route devant vous à l’écran.",
  ),
  "satellite-coast": inLanguages(
    "All that Polaris plays, and the weather at sea on your screen.",
    "Tout ce que diffuse Polaris, et la météo en mer à l’écran.",
  ),
  "satellite-sky": inLanguages(
    "All that Polaris plays, and the weather on your flight on your screen.",
    "Tout ce que diffuse Polaris, et la météo de votre vol à l’écran.",
  ),
  "bundle-all": inLanguages(
    "The car and the app together, so that a song goes on when you step out.",
    "La voiture et l’appli ensemble, pour que la chanson continue quand vous descendez.",
  ),
};

const DEALS = {
  trial: inLanguages("First listen, then decide", "Écoutez d’abord, décidez ensuite"),
  monthly: inLanguages("One month at a time", "Un mois à la fois"),
  quarterly: inLanguages("One bill a season", "Une facture par saison"),
  annual: inLanguages("A year for less than twelve months", "Une année à moins de douze mois"),
  halfPrice: inLanguages("Half the price for half a year", "La moitié du prix pendant six mois"),
  gift: inLanguages("Two months on us, and nothing to cancel", "Deux mois offerts, et rien à annuler"),
  student: inLanguages("For as long as you study", "Le temps de vos études"),
  stay: inLanguages("Three months at half the price", "Trois mois à moitié prix"),
} satisfies Record<string, InLanguages>;

const ROWS: readonly (readonly [name: string, packageId: PackageId, deal: keyof typeof DEALS])[] = [
  ["all-access-trial", "streaming-all", "trial"],
  ["music-trial", "streaming-music", "trial"],
  ["all-access-monthly", "streaming-all", "monthly"],
  ["music-monthly", "streaming-music", "monthly"],
  ["all-access-annual", "streaming-all", "annual"],
  ["all-access-half-price", "streaming-all", "halfPrice"],
  ["premium-monthly", "streaming-premium", "monthly"],
  ["premium-annual", "streaming-premium", "annual"],
  ["vip-monthly", "SXM_STREAMING_IP_VIP", "monthly"],
  ["basic-monthly", "streaming-basic", "monthly"],
  ["basic-annual", "streaming-basic", "annual"],
  ["all-access-quarterly", "streaming-all", "quarterly"],
  ["satellite-monthly", "satellite-all", "monthly"],
  ["satellite-annual", "satellite-all", "annual"],
  ["satellite-half-price", "satellite-all", "halfPrice"],
  ["satellite-music-monthly", "satellite-music", "monthly"],
  ["satellite-road-monthly", "satellite-road", "monthly"],
  ["satellite-coast-monthly", "satellite-coast", "monthly"],
  ["satellite-sky-monthly", "satellite-sky", "monthly"],
  ["bundle-monthly", "bundle-all", "monthly"],
  ["all-access-stay", "streaming-all", "stay"],
  ["music-stay", "streaming-music", "stay"],
  ["premium-stay", "streaming-premium", "stay"],
  ["basic-stay", "streaming-basic", "stay"],
  ["all-access-gift", "streaming-all", "gift"],
  ["all-access-student", "streaming-all", "student"],
];

/** The words beside each offer; those of both countries read the same. */
export const OFFERS: readonly StoredItem[] = ["us", "ca"].flatMap((country) =>
  ROWS.map(([name, packageId, deal]) => ({
    id: `offer-${country}-${name}`,
    contentType: "Offer" as const,
    localized: { description: DESCRIPTIONS[packageId], deal: DEALS[deal] },
    shared: { offer_id: `${country}-${name}`, package: linkTo("Entry", `package-${packageId}`) },
  })),
);
