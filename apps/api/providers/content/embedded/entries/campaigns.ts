import { linkTo, inLanguages, type StoredItem } from "./stored-entry.ts";

const text = (value: string, ...marks: readonly Mark[]) => ({
  nodeType: "text",
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: string, content: readonly object[]) => ({ nodeType, data: {}, content });

const ENGLISH = richText("Sign in on **any device** to listen. To get started:", [
  "Open the app on your phone and press play",
  "Link your speaker or TV with the code it shows",
  "Like a track, and your stations learn your taste",
]);
const FRENCH = richText("Ouvrez une session sur **n’importe quel appareil** pour écouter. Pour commencer :", [
  "Ouvrez l’appli sur votre téléphone et lancez l’écoute",
  "Liez votre haut-parleur ou votre téléviseur avec le code qu’il affiche",
  "Aimez une pièce, et vos stations s’ajustent à vos goûts",
]);

function confirmation(id: string, title: ReturnType<typeof inLanguages>, picture: string): StoredItem {
  return {
    id: `campaign-${id}`,
    contentType: "Campaign",
    localized: {
      title,
      text: { "en-US": ENGLISH, "en-CA": ENGLISH, "fr-CA": FRENCH },
      call_to_action_label: inLanguages("Link a speaker or TV", "Lier un haut-parleur ou un téléviseur"),
    },
    shared: {
      campaign_id: id,
      confirmation_image: linkTo("Asset", `picture-${picture}`),
      hero_image: linkTo("Asset", `picture-${picture}`),
      call_to_action_url: "/onboarding/device-linking",
    },
  };
}

function sales(id: string, title: ReturnType<typeof inLanguages>, picture: string): StoredItem {
  const english = richText(
    "Music, sports and talk **without a break**, on the road and at home. Listen free first, and pay only if you stay.",
    [],
  );
  const french = richText(
    "De la musique, du sport et des entrevues **sans interruption**, sur la route et à la maison. Commencez par l’essai gratuit, et ne payez que si vous restez.",
    [],
  );
  return {
    id: `campaign-${id}`,
    contentType: "Campaign",
    localized: {
      title,
      text: { "en-US": english, "en-CA": english, "fr-CA": french },
      call_to_action_label: inLanguages("Choose your plan", "Choisir votre forfait"),
    },
    shared: {
      campaign_id: id,
      hero_image: linkTo("Asset", `picture-${picture}`),
      call_to_action_url: "/subscribe/checkout/purchase/streaming/organic",
    },
  };
}

/** What people read before they buy, and once they have bought. */
export const CAMPAIGNS: readonly StoredItem[] = [
  sales(
    "default_sales_campaign",
    inLanguages("Hear it all tonight", "Tout entendre dès ce soir"),
    "evening-drive",
  ),
  sales(
    "CA_default_sales_campaign",
    inLanguages("From coast to coast, on the air", "D’un océan à l’autre, sur les ondes"),
    "northern-lights",
  ),
  confirmation(
    "default_conf_campaign",
    inLanguages("The evening is yours", "La soirée est à vous"),
    "evening-drive",
  ),
  confirmation(
    "CA_default_conf_campaign",
    inLanguages("From coast to coast, it’s all yours", "D’un océan à l’autre, tout est à vous"),
    "northern-lights",
  ),
  confirmation(
    "half_price_conf_campaign",
    inLanguages("Half the price, all the sound", "La moitié du prix, tout le son"),
    "evening-drive",
  ),
  confirmation(
    "CA_half_price_conf_campaign",
    inLanguages("Half the price, all the sound", "La moitié du prix, tout le son"),
    "northern-lights",
  ),
  // Shown by personalisation in the place of the first two.
  confirmation(
    "at_home_conf_campaign",
    inLanguages("It sounds good at home, too", "À la maison aussi, ça sonne bien"),
    "evening-drive",
  ),
];

type Mark = "bold" | "italic";

/** A text as the delivery API writes it: a paragraph, whose `**words**` are bold, and a list. */
function richText(paragraph: string, points: readonly string[]) {
  const words = paragraph
    .split("**")
    .map((part, index) => (index % 2 === 1 ? text(part, "bold") : text(part)));
  const items = points.map((point) => block("list-item", [block("paragraph", [text(point)])]));
  return block("document", [block("paragraph", words), block("unordered-list", items)]);
}
