import { linkTo, inLanguages, type StoredItem } from "./stored-entry.ts";

function option(name: string, label: [english: string, french: string]): StoredItem {
  return {
    id: `listening-${name}`,
    contentType: "Properties",
    localized: { label: inLanguages(...label) },
    shared: { property_id: name.replaceAll("-", "_"), icon: linkTo("Asset", `picture-${name}`) },
  };
}

/** The ways to listen, with their icons. */
export const LISTENING_OPTIONS: readonly StoredItem[] = [
  option("inside-the-car", ["Inside the car", "Dans la voiture"]),
  option("streaming-app", ["In the streaming app", "Dans l’appli d’écoute en ligne"]),
  option("custom-stations", ["Stations of your own", "Des stations à votre goût"]),
  option("vip-perks", ["Perks for regulars", "Des avantages pour les habitués"]),
];
