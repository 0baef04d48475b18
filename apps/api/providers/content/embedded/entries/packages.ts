import { packageIdOf } from "@skywave/domain/offers/vip";
import { linkTo, type StoredItem } from "./stored-entry.ts";

type Way = "inside-the-car" | "streaming-app" | "custom-stations" | "vip-perks";

interface Package {
  id: string;
  name: string;
  ways: readonly Way[];
  english: readonly string[];
  french: readonly string[];
}

const ROWS: readonly Package[] = [
  {
    id: "streaming-all",
    name: "Horizon",
    ways: ["streaming-app", "custom-stations"],
    english: ["Every music, talk and news channel", "Live play-by-play", "Three listeners at once"],
    french: [
      "Toutes les chaînes de musique, de discussion et de nouvelles",
      "Les matchs commentés en direct",
      "Trois auditeurs à la fois",
    ],
  },
  {
    id: "streaming-premium",
    name: "Zenith",
    ways: ["streaming-app", "custom-stations", "vip-perks"],
    english: ["All of Horizon", "Concerts and sessions for subscribers", "The finest sound that we send"],
    french: [
      "Tout ce qu’offre Horizon",
      "Des concerts et des séances réservés aux abonnés",
      "Le son le plus fin que nous diffusons",
    ],
  },
  {
    id: packageIdOf("3_STREAMING_IP_VIP"),
    name: "Zenith VIP",
    ways: ["streaming-app", "custom-stations", "vip-perks"],
    english: ["All of Zenith, twice", "A second subscription that is yours to share", "One bill for both"],
    french: [
      "Tout ce qu’offre Zenith, en double",
      "Un second abonnement à partager",
      "Une seule facture pour les deux",
    ],
  },
  {
    id: "streaming-basic",
    name: "Brisa",
    ways: ["streaming-app"],
    english: ["A choice of music and news channels", "One listener at a time"],
    french: ["Un choix de chaînes de musique et de nouvelles", "Un auditeur à la fois"],
  },
  {
    id: "streaming-music",
    name: "Melodia",
    ways: ["streaming-app", "custom-stations"],
    english: ["Every music channel, without talk", "Stations that learn from what you like"],
    french: [
      "Toutes les chaînes de musique, sans paroles entre les titres",
      "Des stations qui apprennent de vos goûts",
    ],
  },
  {
    id: "satellite-all",
    name: "Polaris",
    ways: ["inside-the-car"],
    english: ["Every channel by satellite", "Reception far from any tower", "Weather and traffic on the way"],
    french: [
      "Toutes les chaînes par satellite",
      "Une réception loin de toute antenne",
      "La météo et la circulation en route",
    ],
  },
  {
    id: "satellite-music",
    name: "Lyra",
    ways: ["inside-the-car"],
    english: ["Every music channel by satellite", "Reception far from any tower"],
    french: ["Toutes les chaînes de musique par satellite", "Une réception loin de toute antenne"],
  },
  {
    id: "satellite-road",
    name: "Polaris Road",
    ways: ["inside-the-car"],
    english: ["All of Polaris", "Traffic on the map of your car", "Fuel prices near your route"],
    french: [
      "Tout ce qu’offre Polaris",
      "La circulation sur la carte de votre voiture",
      "Le prix de l’essence près de votre trajet",
    ],
  },
  {
    id: "satellite-coast",
    name: "Polaris Coast",
    ways: ["inside-the-car"],
    english: ["All of Polaris", "Wind, waves and storms on your chart plotter", "Reception far from shore"],
    french: [
      "Tout ce qu’offre Polaris",
      "Vent, vagues et orages sur votre traceur de cartes",
      "Une réception loin des côtes",
    ],
  },
  {
    id: "satellite-sky",
    name: "Polaris Sky",
    ways: ["inside-the-car"],
    english: [
      "All of Polaris",
      "Weather along your route in the cockpit",
      "Reports from airports as they come",
    ],
    french: [
      "Tout ce qu’offre Polaris",
      "La météo le long de votre route, au poste de pilotage",
      "Les bulletins des aéroports dès leur parution",
    ],
  },
  {
    id: "bundle-all",
    name: "Meridian",
    ways: ["inside-the-car", "streaming-app", "custom-stations"],
    english: ["Every channel, in the car and on your devices", "One bill for both"],
    french: ["Toutes les chaînes, dans la voiture et sur vos appareils", "Une seule facture pour les deux"],
  },
];

/** What each package holds, by the id that the catalogue sells it under. */
export const PACKAGES: readonly StoredItem[] = ROWS.map(({ id, name, ways, english, french }) => ({
  id: `package-${id}`,
  contentType: "Package",
  localized: { features: { "en-US": english, "en-CA": english, "fr-CA": french } },
  shared: {
    sms_package_id: id,
    name,
    listening_options: ways.map((way) => linkTo("Entry", `listening-${way}`)),
  },
}));
