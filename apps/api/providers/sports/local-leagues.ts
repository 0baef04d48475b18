import type { League, Sport, Team } from "./scores-provider.ts";

/** How a sport is played. */
export interface Rules {
  periodCount: number;
  periodInMinutes: number;
  /** Between two periods. */
  breakInMinutes: number;
  /** Of ten thousand minutes of one side, in how many it scores. */
  scoringMinutes: number;
  /** What a score may be worth, each as likely. */
  worth: readonly number[];
}

export const RULES: Readonly<Record<Sport, Rules>> = {
  hockey: { periodCount: 3, periodInMinutes: 30, breakInMinutes: 15, scoringMinutes: 340, worth: [1] },
  soccer: { periodCount: 2, periodInMinutes: 45, breakInMinutes: 15, scoringMinutes: 150, worth: [1] },
  basketball: {
    periodCount: 4,
    periodInMinutes: 25,
    breakInMinutes: 5,
    scoringMinutes: 4_400,
    worth: [1, 2, 2, 2, 3],
  },
};

/** A league of the sandbox: all its teams, and when its rounds are played. */
export interface LocalLeague extends League {
  /** An even number of them. */
  teams: readonly Team[];
  /** The hour of its games, in UTC. */
  hour: number;
}

const team = (teamId: string, en: string, fr: string): Team => ({ teamId, name: { en, fr } });

/** Leagues and teams that there are nowhere else. Their hours are apart, so that one channel can carry a game of each. */
export const LOCAL_LEAGUES: readonly LocalLeague[] = [
  {
    leagueId: "tern-soccer",
    name: { en: "Tern Soccer League", fr: "Ligue de soccer de la Sterne" },
    sport: "soccer",
    hour: 17,
    teams: [
      team("port-amber", "Port Amber Lanterns", "Lanternes de Port Amber"),
      team("grayling", "Grayling Rovers", "Vagabonds de Grayling"),
      team("cedar-falls-end", "Cedar End Foxes", "Renards de Cedar End"),
      team("lac-clair", "Lac-Clair Herons", "Hérons de Lac-Clair"),
      team("saltmarsh", "Saltmarsh Pilots", "Pilotes de Saltmarsh"),
      team("two-rivers-gate", "Rivergate Union", "Union de Rivergate"),
    ],
  },
  {
    leagueId: "boreal-hockey",
    name: { en: "Boreal Hockey Circuit", fr: "Circuit boréal de hockey" },
    sport: "hockey",
    hour: 20,
    teams: [
      team("mont-gris", "Mont-Gris Lynx", "Lynx de Mont-Gris"),
      team("frostbay", "Frostbay Icebreakers", "Brise-glaces de Frostbay"),
      team("pinehurst-lake", "Pine Lake Loons", "Huards de Pine Lake"),
      team("anse-au-vent", "Anse-au-Vent Gales", "Rafales de l’Anse-au-Vent"),
      team("harrow", "Harrow Plowmen", "Laboureurs de Harrow"),
      team("stonewick", "Stonewick Owls", "Hiboux de Stonewick"),
      team("copper-ridge", "Copper Ridge Miners", "Mineurs de Copper Ridge"),
      team("val-brume", "Val-Brume Wolves", "Loups de Val-Brume"),
    ],
  },
  {
    leagueId: "meridian-basketball",
    name: { en: "Meridian Basketball Association", fr: "Association de basketball du Méridien" },
    sport: "basketball",
    hour: 0,
    teams: [
      team("bayline", "Bayline Comets", "Comètes de Bayline"),
      team("orchard-city", "Orchard City Hornbills", "Calaos d’Orchard City"),
      team("dry-fork", "Dry Fork Coyotes", "Coyotes de Dry Fork"),
      team("quai-nord", "Quai-Nord Cranes", "Grues de Quai-Nord"),
      team("highmoor", "Highmoor Stags", "Cerfs de Highmoor"),
      team("lantern-hill", "Lantern Hill Sparks", "Étincelles de Lantern Hill"),
    ],
  },
];
