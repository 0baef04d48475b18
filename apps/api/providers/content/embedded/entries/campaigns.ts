import { linkTo, say, type StoredItem } from "../stored-entry.ts";
import { richText } from "./rich-text.ts";

const ENGLISH = richText("Your plan works on **every device** that you sign in on. To begin:", [
  "Open the app on your phone and press play",
  "Let your speaker or television in with the code that it shows",
  "Mark what you like, and your stations follow",
]);
const FRENCH = richText(
  "Votre forfait fonctionne sur **chaque appareil** où vous ouvrez une session. Pour commencer :",
  [
    "Ouvrez l’appli sur votre téléphone et lancez l’écoute",
    "Autorisez votre haut-parleur ou votre téléviseur avec le code qu’il affiche",
    "Marquez ce qui vous plaît : vos stations vous suivent",
  ],
);

function confirmation(id: string, title: ReturnType<typeof say>, picture: string): StoredItem {
  return {
    id: `campaign-${id}`,
    contentType: "Campaign",
    localized: {
      title,
      text: { "en-US": ENGLISH, "en-CA": ENGLISH, "fr-CA": FRENCH },
      call_to_action_label: say(
        "Let a speaker or television in",
        "Autoriser un haut-parleur ou un téléviseur",
      ),
    },
    shared: {
      campaign_id: id,
      confirmation_image: linkTo("Asset", `picture-${picture}`),
      hero_image: linkTo("Asset", `picture-${picture}`),
      call_to_action_url: "/onboarding/device-linking",
    },
  };
}

/** What people read once they have bought. */
export const CAMPAIGNS: readonly StoredItem[] = [
  confirmation("default_conf_campaign", say("The evening is yours", "La soirée est à vous"), "evening-drive"),
  confirmation(
    "CA_default_conf_campaign",
    say("From coast to coast, all of it is yours", "D’un océan à l’autre, tout est à vous"),
    "northern-lights",
  ),
  confirmation(
    "half_price_conf_campaign",
    say("Half the price, all of the sound", "La moitié du prix, tout le son"),
    "evening-drive",
  ),
  confirmation(
    "CA_half_price_conf_campaign",
    say("Half the price, all of the sound", "La moitié du prix, tout le son"),
    "northern-lights",
  ),
  // Shown by personalisation in the place of the first two.
  confirmation(
    "at_home_conf_campaign",
    say("It sounds good at home, too", "À la maison aussi, ça sonne bien"),
    "evening-drive",
  ),
];
