/** Plain facts about an event. Texts longer than 500 characters are cut. */
export type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** What happened while something was played. */
export interface PlaybackEvent {
  eventName: string;
  attributes?: Attributes;
  /** Chooses the call and is not sent: v2 goes to the actions, v3 and none to the events. */
  version?: "v2" | "v3";
}

/** What people did. Recorded at once, kept over reloads, and sent in batches by one tab for all. */
export interface Events {
  /** Records something that a person did in the app. Never personal data. */
  user(eventName: string, attributes?: Attributes): void;
  /** Records a playback event, if somebody is signed in; such events are dropped when the person leaves. */
  playback(event: PlaybackEvent): void;
  /** Sends what waits, without regard to count and interval. Resolves whether or not it could be sent. */
  flush(): Promise<void>;
}
