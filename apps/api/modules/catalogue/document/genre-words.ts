import type { Genre } from "@skywave/channels";

/** What people call what a channel plays, in both languages; by these it is found. */
export const GENRE_WORDS: Readonly<Record<Genre, string>> = {
  sixties: "music sixties 60s 1960s oldies musique années soixante 60 1960",
  seventies: "music seventies 70s 1970s soul disco musique années soixante-dix 70 1970",
  eighties: "music eighties 80s 1980s synth musique années quatre-vingt 80 1980",
  nineties: "music nineties 90s 1990s grunge alternative musique années quatre-vingt-dix 90 1990",
  noughties: "music noughties 2000s 00s musique années 2000",
  indie: "music indie independent alternative musique indépendante alternatif",
  pop: "music pop hits musique palmarès succès",
  rock: "music rock guitar musique guitare",
  ambient: "music ambient calm sleep focus relax musique ambiante calme sommeil détente",
  jazz: "music jazz musique",
  classical: "music classical opera orchestra symphony musique classique opéra orchestre symphonie",
  electronic: "music electronic house techno dance musique électronique",
  hipHop: "music hip hop hiphop rap musique",
  country: "music country americana musique",
  folk: "music folk acoustic songwriters musique acoustique",
  latin: "music latin salsa reggaeton español musique latine",
  frenchPop: "music french pop chanson musique francophone québécoise",
  frenchFolk: "music french folk traditional musique folk traditionnelle trad francophone",
  frenchTalk: "talk french news parole débats actualité nouvelles francophone",
  news: "news headlines weather traffic nouvelles actualité météo circulation",
  talk: "talk interviews conversation culture parole entrevues",
  comedy: "comedy humor stand-up laughs humour comédie rire",
  sports: "sports live games hockey football baseball basketball soccer matchs en direct",
  sportsTalk: "sports talk scores debate sport débats résultats",
};
