import type { Channel } from "@skywave/channels";
import { type Draw, drawFrom, seedOf, shuffled } from "../random.ts";

interface Words {
  /** What a title begins with, and what it ends with. */
  first: readonly string[];
  second: readonly string[];
  /** Who plays, one after the other. */
  artists: readonly string[];
}

const ENGLISH: Words = {
  first: [
    "Paper",
    "Borrowed",
    "Northern",
    "Velvet",
    "Second",
    "Copper",
    "Quiet",
    "Open",
    "Slow",
    "Bright",
    "Hollow",
    "Maple",
    "Distant",
    "Silver",
    "Early",
    "Wooden",
    "Salt",
    "Amber",
    "Little",
    "Runaway",
    "Winter",
    "Faded",
    "Hidden",
    "Glass",
  ],
  second: [
    "Rivers",
    "Morning",
    "Windows",
    "Letters",
    "Harbor",
    "Thunder",
    "Radio",
    "Gardens",
    "Highway",
    "Lanterns",
    "Kitchen",
    "Horizon",
    "Weather",
    "Mirror",
    "Summer",
    "Staircase",
    "Orchard",
    "Signals",
    "Satellite",
    "Parade",
    "Shoreline",
    "Avenue",
    "Tomorrow",
    "Bells",
  ],
  artists: [
    "Ida Marlow",
    "The Tin Orchard",
    "Cass & Juniper",
    "Wendell Oake",
    "Sister Harbor",
    "The Low Ceilings",
    "Mira Solano",
    "Otis Bramble",
    "Night Gardeners",
    "Fen Calloway",
    "The Paper Mill",
    "Juno Ashgrove",
  ],
};
const FRENCH: Words = {
  first: [
    "Rivière",
    "Fenêtre",
    "Lettre",
    "Maison",
    "Lumière",
    "Route",
    "Chanson",
    "Nuit",
    "Étoile",
    "Saison",
    "Valise",
    "Traversée",
    "Promenade",
    "Cuisine",
    "Lanterne",
    "Boussole",
    "Marée",
    "Forêt",
    "Photo",
    "Cabane",
    "Clairière",
    "Neige",
    "Boutique",
    "Voile",
  ],
  second: [
    "de papier",
    "du nord",
    "sans retour",
    "à l’aube",
    "d’hiver",
    "du dimanche",
    "de passage",
    "en automne",
    "au loin",
    "de cuivre",
    "d’un soir",
    "sous la pluie",
    "de minuit",
    "en bleu",
    "du rivage",
    "à deux",
    "d’avant",
    "de velours",
    "en chemin",
    "du voisin",
    "de juillet",
    "sans adresse",
    "d’érable",
    "en silence",
  ],
  artists: [
    "Léa Montbrun",
    "Les Toits bleus",
    "Théo Lagrave",
    "Maude et Rémi",
    "Le Quai des brumes",
    "Élise Vadnais",
    "Les Voisins d’en face",
    "Jean-Noël Cyr",
    "Corneille et fils",
    "La Petite Escale",
    "Anouk Desrives",
    "Le Grand Détour",
  ],
};
/** What is said on a channel on which people talk, and by whom; the second half brings its own separator. */
const SPOKEN: Partial<Record<Channel["genre"], Words>> = {
  news: {
    first: ["Morning", "Noon", "Evening", "Coast", "Valley", "Lake", "City", "Harbor"],
    second: [" Bulletin", " Report", " Briefing"],
    artists: ["Nora Whitlock", "Sam Adeyemi", "Grace Tolland"],
  },
  talk: {
    first: [
      "The Boat Builder",
      "The Night Baker",
      "The Map Maker",
      "The Choir Leader",
      "The Lighthouse",
      "The Long Walk",
      "The Orchard",
      "The Repair Shop",
    ],
    second: [": Part One", ": Part Two", ": Part Three"],
    artists: ["Ruth Ellery", "Ben Castellan"],
  },
  comedy: {
    first: [
      "Plants and Other Roommates",
      "Lost Luggage",
      "The Elevator",
      "A Trumpet Next Door",
      "Slow Cooker",
      "Nine Words for Cheese",
      "Parallel Parking",
      "The Group Photo",
    ],
    second: [": Live", ": Late Show", ": Encore"],
    artists: ["Dot Wexler", "Marcus Pell", "Priya Lunn"],
  },
  sports: {
    first: [
      "Harbor City at Northfield",
      "Lakeside at Granite",
      "Maple Town at Redwood",
      "Prairie at Summit",
      "Old Port at Silver Bay",
      "Canyon at Riverbend",
    ],
    second: [": First Half", ": Second Half", ": Overtime"],
    artists: ["Hal Brody", "Jo Kessler"],
  },
  sportsTalk: {
    first: [
      "The Goalie Question",
      "Who Watches Saturday",
      "Rookies",
      "The Second Line",
      "Trades",
      "Home Ice",
    ],
    second: [": Hour One", ": Hour Two", ": Hour Three"],
    artists: ["Vic and Dee"],
  },
  frenchTalk: {
    first: [
      "Le marché",
      "Les abeilles",
      "Le fleuve",
      "Le potager",
      "La recette",
      "La bibliothèque",
      "Le quartier",
      "Le traversier",
    ],
    second: [", première partie", ", deuxième partie", ", troisième partie"],
    artists: ["Josée Lanctôt", "Alain Bruyère"],
  },
};

export interface TrackName {
  title: string;
  artist: string;
}

/** So many names for what a channel plays, no two titles alike. */
export function nameTracks(channel: Channel, count: number): TrackName[] {
  const spoken = SPOKEN[channel.genre];
  const words = spoken ?? (channel.language === "fr" ? FRENCH : ENGLISH);
  const draw = drawFrom(seedOf(channel.number, 1));
  const artists = shuffled(words.artists, draw);
  const titles = spoken === undefined ? songTitles(words, count, draw) : partTitles(words, count);
  return titles.map((title, index) => ({ title, artist: artists[index % artists.length] ?? channel.name }));
}

function songTitles({ first, second }: Words, count: number, draw: Draw): string[] {
  const [starts, ends] = [shuffled(first, draw), shuffled(second, draw)];
  return Array.from(
    { length: count },
    (_, index) => `${starts[index % starts.length] ?? ""} ${ends[index % ends.length] ?? ""}`,
  );
}

function partTitles({ first, second }: Words, count: number): string[] {
  const all = first.flatMap((start) => second.map((end) => `${start}${end}`));
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / all.length);
    const title = all[index % all.length] ?? "";
    return round === 0 ? title : `${title} (${round + 1})`;
  });
}
