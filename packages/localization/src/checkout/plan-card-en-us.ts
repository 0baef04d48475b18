/** What a plan includes, on its card and side by side. */
export const planCardEnUs = {
  "plan-card.most-popular": "Most popular",
  "plan-card.includes": "What {offer} includes",

  "inclusions.channels.one": "{count} channel",
  "inclusions.channels.other": "{count} channels",
  "inclusions.devices.one": "{count} device at a time",
  "inclusions.devices.other": "{count} devices at a time",
  "inclusions.sound.standard": "Standard sound quality",
  "inclusions.sound.high": "High sound quality",
  "inclusions.sound.highest": "Our highest sound quality",
  "inclusions.offline": "Offline listening",
  "inclusions.music-without-ads": "Ad-free music",
  "inclusions.extra.newsAndTalk": "News, talk and comedy",
  "inclusions.extra.liveSports": "Live play-by-play sports",
  "inclusions.extra.personalStations": "Stations based on what you like",
  "inclusions.extra.subscriberSessions": "Subscriber-only concerts and sessions",
  "inclusions.extra.secondSubscription": "A second subscription to share",
  "inclusions.extra.satelliteReception": "Satellite reception",
} as const;
