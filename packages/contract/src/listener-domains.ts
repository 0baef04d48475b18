import * as queue from "./next-up/next-up.ts";
import * as games from "./sports/sports.ts";
import * as feedback from "./taste/station-feedback.ts";
import * as tastes from "./taste/taste.ts";
import * as commands from "./voice/voice.ts";

/** What somebody likes. */
export const taste = {
  getTaste: tastes.getTaste,
  setTaste: tastes.setTaste,
  tastePickerBulkUpdate: tastes.tastePickerBulkUpdate,
  relatedTaste: tastes.relatedTaste,
  pivotingContainer: tastes.pivotingContainer,
  forYou: tastes.forYou,
  getStationFeedback: feedback.getStationFeedback,
  setStationFeedback: feedback.setStationFeedback,
} as const;

/** What somebody wants to hear next. */
export const nextup = {
  nextupAdd: queue.nextupAdd,
  nextupEnable: queue.nextupEnable,
  nextupList: queue.nextupList,
  nextupRemove: queue.nextupRemove,
} as const;

export const sports = { sportEvent: games.sportEvent, sportScores: games.sportScores } as const;

export const voice = {
  voiceAsText: commands.voiceAsText,
  voiceAsTextV2: commands.voiceAsTextV2,
} as const;
