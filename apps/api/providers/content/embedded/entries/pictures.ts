import { type InLanguages, inLanguages, type StoredItem } from "./stored-entry.ts";

/** The web app brings the files along. */
function picture(
  name: string,
  size: { width: number; height: number },
  description: InLanguages,
): StoredItem {
  const file = {
    url: `/content/${name}.svg`,
    fileName: `${name}.svg`,
    contentType: "image/svg+xml",
    details: { image: size },
  };
  const everywhere = { "en-US": file, "en-CA": file, "fr-CA": file };
  return {
    id: `picture-${name}`,
    localized: { title: description, description, file: everywhere },
    shared: {},
  };
}

const WIDE = { width: 640, height: 280 };
const ICON = { width: 48, height: 48 };

export const PICTURES: readonly StoredItem[] = [
  picture(
    "evening-drive",
    WIDE,
    inLanguages(
      "A road into the hills at sunset, with a signal above it",
      "Une route vers les collines au coucher du soleil, un signal au-dessus d’elle",
    ),
  ),
  picture(
    "northern-lights",
    WIDE,
    inLanguages(
      "Northern lights over mountains and firs, with a signal between them",
      "Une aurore boréale au-dessus de montagnes et de sapins, un signal entre eux",
    ),
  ),
  picture("inside-the-car", ICON, inLanguages("A car", "Une voiture")),
  picture("streaming-app", ICON, inLanguages("A phone that plays", "Un téléphone qui joue de la musique")),
  picture("custom-stations", ICON, inLanguages("Three sliders", "Trois curseurs")),
  picture("vip-perks", ICON, inLanguages("A star", "Une étoile")),
];
