/** What can be wanted without naming anything. */
export type PlainIntent =
  | "resume"
  | "pause"
  | "stop"
  | "next"
  | "previous"
  | "mute"
  | "unmute"
  | "volumeUp"
  | "volumeDown";

export type VoiceCommand =
  | { intent: PlainIntent }
  /** In percent. */
  | { intent: "volume"; level: number }
  | { intent: "playChannel"; channelNumber: number }
  | { intent: "play"; query: string }
  | { intent: "search"; query: string };

type Groups = Readonly<Partial<Record<string, string>>>;

export interface CommandPattern {
  /** Over plain words: small letters, no accents, one blank between two of them. */
  pattern: RegExp;
  read(groups: Groups): VoiceCommand;
  /** What people say, and what is meant by it. */
  examples: { readonly en: readonly Example[]; readonly fr: readonly Example[] };
}

type Example = readonly [said: string, command: VoiceCommand];

const LOUDEST = 100;

/** All commands in the order in which they are tried: the narrow before the wide. */
export const COMMANDS: readonly CommandPattern[] = [
  {
    pattern:
      /^(?:(?:set|turn|put|mets|met|mettez|regle|reglez) )?(?:the |le )?(?:volume|sound|son) (?:to |at |a )?(?<level>\d{1,3})(?: percent| pour cent)?$/,
    read: ({ level }) => ({ intent: "volume", level: Math.min(LOUDEST, Number(level)) }),
    examples: {
      en: [
        ["set the volume to 40 percent", { intent: "volume", level: 40 }],
        ["Volume 7", { intent: "volume", level: 7 }],
        ["volume 999", { intent: "volume", level: 100 }],
      ],
      fr: [["mets le volume à 40 %", { intent: "volume", level: 40 }]],
    },
  },
  plain("volumeUp", {
    pattern:
      /^(?:louder|volume up|turn (?:it|the (?:volume|sound)) up|turn up the (?:volume|sound)|plus fort|(?:monte|montez|augmente|augmentez) (?:le )?(?:son|volume))$/,
    en: ["louder", "turn it up", "turn the volume up", "turn up the sound"],
    fr: ["plus fort", "monte le son", "augmentez le volume"],
  }),
  plain("volumeDown", {
    pattern:
      /^(?:quieter|softer|volume down|turn (?:it|the (?:volume|sound)) down|turn down the (?:volume|sound)|moins fort|plus bas|(?:baisse|baissez|diminue|diminuez) (?:le )?(?:son|volume))$/,
    en: ["quieter", "turn the sound down", "volume down"],
    fr: ["moins fort", "baisse le volume", "diminuez le son"],
  }),
  plain("unmute", {
    pattern: /^(?:unmute|sound on|turn the sound on|(?:remets|remettez|retablis|retablissez) le son)$/,
    en: ["unmute", "sound on"],
    fr: ["remets le son"],
  }),
  plain("mute", {
    pattern: /^(?:mute|sound off|turn the sound off|(?:coupe|coupez) le son|sourdine|silence)$/,
    en: ["mute", "sound off"],
    fr: ["coupe le son", "sourdine"],
  }),
  plain("pause", {
    pattern:
      /^(?:pause|pause (?:it|that|this|the music)|(?:mets|mettez) (?:ca |la musique )?(?:en |sur )?pause)$/,
    en: ["pause", "Pause the music"],
    fr: ["pause", "mets sur pause", "mettez la musique en pause"],
  }),
  plain("stop", {
    pattern:
      /^(?:stop|stop (?:it|that|this|playing|the music)|be quiet|(?:arrete|arretez)(?: (?:ca|la musique|tout))?|stoppe)$/,
    en: ["stop", "stop the music", "Stop playing."],
    fr: ["arrête", "arrêtez la musique", "stop"],
  }),
  plain("next", {
    pattern:
      /^(?:next|next (?:one|channel|station|song)|skip|skip (?:it|this|that|this song)|(?:la )?(?:chaine )?suivante?|(?:passe|passez)(?: (?:a la suivante|au suivant|la chanson))?)$/,
    en: ["next", "skip", "next channel", "skip this song"],
    fr: ["suivant", "chaîne suivante", "passe à la suivante", "la suivante"],
  }),
  plain("previous", {
    pattern:
      /^(?:previous|previous (?:one|channel|station|song)|go back|back|(?:la )?(?:chaine )?precedente?|(?:reviens|revenez)(?: en arriere)?|retour)$/,
    en: ["previous", "go back", "previous channel"],
    fr: ["précédent", "chaîne précédente", "reviens en arrière"],
  }),
  plain("resume", {
    pattern:
      /^(?:play|play (?:it|music)|resume|continue|go on|joue|jouez|lecture|reprends|reprenez|(?:continue|continuez)(?: la musique)?)$/,
    en: ["play", "resume", "continue"],
    fr: ["joue", "lecture", "reprends", "continuez"],
  }),
  {
    pattern:
      /^(?:(?:play|put on|tune (?:in )?to|switch to|go to|open|listen to|joue|jouez|mets|mettez|va a|allez a|passe a|ecoute|ecouter|syntonise) )?(?:(?:the )?(?:channel|station|number)|(?:la |a la )?(?:chaine|station)|le numero) (?<channelNumber>\d{1,4})$/,
    read: readChannel,
    examples: {
      en: [
        ["play channel 31", { intent: "playChannel", channelNumber: 31 }],
        ["channel 4", { intent: "playChannel", channelNumber: 4 }],
        ["Could you switch to station 88, please?", { intent: "playChannel", channelNumber: 88 }],
      ],
      fr: [
        ["mets la chaîne 31", { intent: "playChannel", channelNumber: 31 }],
        ["chaîne 66", { intent: "playChannel", channelNumber: 66 }],
      ],
    },
  },
  {
    pattern:
      /^(?:play|put on|tune to|switch to|joue|jouez|mets|mettez) (?:le |la )?(?<channelNumber>\d{1,4})$/,
    read: readChannel,
    examples: {
      en: [["play 31", { intent: "playChannel", channelNumber: 31 }]],
      fr: [["mets le 31", { intent: "playChannel", channelNumber: 31 }]],
    },
  },
  {
    pattern:
      /^(?:search(?: for)?|look for|look up|find(?: me)?|show me|cherche(?:r|z)?|recherche(?:r|z)?|trouve(?:r|z)?(?: moi)?) (?:some |du |de la |de l |des )?(?<query>.+)$/,
    read: ({ query = "" }) => ({ intent: "search", query }),
    examples: {
      en: [
        ["search for hockey", { intent: "search", query: "hockey" }],
        ["find Brass Alley", { intent: "search", query: "brass alley" }],
      ],
      fr: [
        ["cherche du hockey", { intent: "search", query: "hockey" }],
        ["trouvez-moi Côté Nord", { intent: "search", query: "cote nord" }],
      ],
    },
  },
  {
    pattern:
      /^(?:play(?: me)?|put on|listen to|tune to|switch to|i (?:want|would like) to (?:hear|listen to)|i feel like|jouez?(?: moi)?|fais jouer|faites jouer|mets|mettez(?: moi)?|ecoute(?:r|z)?|je (?:veux|voudrais) ecouter|j ai envie d ecouter) (?:some |the |a |du |de la |de l |des |le |la |les |l )?(?:channel |chaine )?(?<query>.+)$/,
    read: ({ query = "" }) => ({ intent: "play", query }),
    examples: {
      en: [
        ["play jazz", { intent: "play", query: "jazz" }],
        ["Hey, play some classical music please", { intent: "play", query: "classical music" }],
        ["I want to hear Brass Alley", { intent: "play", query: "brass alley" }],
        ["put on the late set", { intent: "play", query: "late set" }],
      ],
      fr: [
        ["joue du jazz", { intent: "play", query: "jazz" }],
        ["mets la chaîne Côté Nord s’il vous plaît", { intent: "play", query: "cote nord" }],
        ["je veux écouter de l’opéra", { intent: "play", query: "opera" }],
      ],
    },
  },
];

function plain(
  intent: PlainIntent,
  { pattern, en, fr }: { pattern: RegExp; en: readonly string[]; fr: readonly string[] },
): CommandPattern {
  const meaning = (said: string): Example => [said, { intent }];
  return { pattern, read: () => ({ intent }), examples: { en: en.map(meaning), fr: fr.map(meaning) } };
}

function readChannel({ channelNumber }: Groups): VoiceCommand {
  return { intent: "playChannel", channelNumber: Number(channelNumber) };
}
