import type { TalkStyle } from "../style.ts";

const NEWS_BED = { instrument: "pad", degrees: [0, 5, 3, 4], strength: 0.07 } as const;

export const news: TalkStyle = {
  kind: "talk",
  speakers: [{ around: 55, side: -0.05 }],
  pause: 0.7,
  syllablesPerSecond: 5.2,
  bed: NEWS_BED,
  rhythm: { tick: "x...x...x...x..." },
  beatsPerMinute: 60,
  rhythmStrength: 0.12,
  sting: { instrument: "vibraphone", pitches: [67, 72, 76, 79], strength: 0.3 },
  sentences: [
    "Good morning. Here is what the day looks like.",
    "Rain reaches the coast before noon and clears by evening.",
    "The lake ferry runs every half hour again from today.",
    "Volunteers have counted more loons this spring than last.",
    "The bridge on Main Street opens to bicycles on Monday.",
    "A library in the valley lends telescopes to anyone with a card.",
    "Farmers expect the first strawberries in about two weeks.",
    "The night train has a new dining car and an old recipe.",
    "Schools along the river plant four thousand trees this week.",
    "Wind will be light, with a bright moon after ten.",
  ],
};

export const talk: TalkStyle = {
  kind: "talk",
  speakers: [
    { around: 52, side: -0.3 },
    { around: 60, side: 0.3 },
  ],
  pause: 0.9,
  syllablesPerSecond: 4.6,
  bed: { instrument: "glass", degrees: [0, 3, 5, 3], strength: 0.08 },
  rhythm: {},
  beatsPerMinute: 66,
  rhythmStrength: 0,
  sting: { instrument: "nylon", pitches: [64, 67, 71], strength: 0.22 },
  sentences: [
    "Take your time. How did you come to build boats?",
    "My grandmother had a shed, and nobody told me to leave.",
    "And what did you learn there that you still use?",
    "That wood has opinions, and it helps to listen first.",
    "You once spent a whole winter on a single oar.",
    "I did, and then I gave it away, which was the best part.",
    "What would you tell somebody who starts today?",
    "Begin with something small enough to finish by Sunday.",
    "Is there a sound that takes you back?",
    "Rain on a tin roof, and the kettle just before it sings.",
  ],
};

export const comedy: TalkStyle = {
  kind: "talk",
  speakers: [{ around: 58, side: 0 }],
  pause: 1.6,
  syllablesPerSecond: 5.6,
  bed: { instrument: "roundBass", degrees: [0, 0, 3, 4], strength: 0.1 },
  rhythm: { brush: "x..xx..xx..xx..x", tom: "............x.x.", clap: "..............x." },
  beatsPerMinute: 112,
  rhythmStrength: 0.2,
  sting: { instrument: "marimba", pitches: [72, 79, 75], strength: 0.3 },
  sentences: [
    "My plants and I have an agreement. Neither of us is thriving.",
    "I bought a map so old it still believes in me.",
    "Our elevator talks. It has never once asked how I am.",
    "I tried to meditate, and my mind sent minutes of the meeting.",
    "The recipe said to fold in the eggs. So I ironed them.",
    "My neighbor plays the trumpet. Well, my neighbor owns a trumpet.",
    "I run every morning. Mostly late.",
    "My dog knows ten words, and nine of them are cheese.",
  ],
};

export const sports: TalkStyle = {
  kind: "talk",
  speakers: [{ around: 59, side: 0.1 }],
  pause: 0.45,
  syllablesPerSecond: 6.4,
  bed: { instrument: "choir", degrees: [0, 0, 4, 4], strength: 0.08 },
  rhythm: { stomp: "X...X...........", clap: "........X.......", shaker: "oooooooooooooooo" },
  beatsPerMinute: 96,
  rhythmStrength: 0.26,
  sting: { instrument: "brass", pitches: [67, 67, 72], strength: 0.2 },
  sentences: [
    "Out of the corner, across the blue, and they are moving.",
    "A long pass, a quick turn, and the crowd is up.",
    "Saved! With the left hand, flat on the ice.",
    "Two minutes left, and nobody is sitting down.",
    "They win the ball back and start again from deep.",
    "Here comes the captain, wide open on the right.",
    "Off the post! You could hear that in the parking lot.",
    "It is tied, and it deserves to be.",
  ],
};

export const sportsTalk: TalkStyle = {
  kind: "talk",
  speakers: [
    { around: 50, side: -0.35 },
    { around: 56, side: 0.35 },
  ],
  pause: 0.5,
  syllablesPerSecond: 5.9,
  bed: { instrument: "synthBass", degrees: [0, 0, 6, 4], strength: 0.14 },
  rhythm: { softKick: "x.....x...x.....", hat: "..x...x...x...x.", snare: "....o.......o..." },
  beatsPerMinute: 92,
  rhythmStrength: 0.2,
  sting: { instrument: "driven", pitches: [52, 55], strength: 0.12 },
  sentences: [
    "Tell me why they pulled the goalie that early.",
    "Because they had nothing to lose but a hat trick.",
    "The second line was tired, and everybody saw it.",
    "Tired? They skated all night. It was the bounce.",
    "You can’t build a season on a bounce.",
    "You can build three weeks on one. Look at last year.",
    "Give me one name to watch on Saturday.",
    "The rookie. Quick hands and no fear of the corners.",
  ],
};

export const frenchTalk: TalkStyle = {
  kind: "talk",
  speakers: [
    { around: 57, side: -0.2 },
    { around: 53, side: 0.2 },
  ],
  pause: 0.7,
  syllablesPerSecond: 5.6,
  bed: { instrument: "electricPiano", degrees: [0, 5, 1, 4], strength: 0.1 },
  rhythm: { brush: "x...x.x.x...x.x.", hat: "....o.......o..." },
  beatsPerMinute: 84,
  rhythmStrength: 0.14,
  sting: { instrument: "accordion", pitches: [69, 74, 78], strength: 0.14 },
  sentences: [
    "Il est midi. Bonjour à vous qui mangez au bureau.",
    "Aujourd’hui, on parle du marché et de ses tomates tardives.",
    "Notre invitée élève des abeilles sur le toit d’une école.",
    "Elles sont calmes le matin et pressées l’après-midi.",
    "Combien de miel par année, pour un seul toit?",
    "Assez pour trois classes et une grande tournée de crêpes.",
    "Il fera doux sur le fleuve, avec un vent léger du sud.",
    "Le traversier reprend son horaire d’été dès samedi.",
    "On termine avec une recette qui tient sur une carte postale.",
    "Merci d'être là. On se retrouve demain, à midi pile.",
  ],
};
