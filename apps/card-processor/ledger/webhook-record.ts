/** An address that is told of what happens. */
export interface WebhookEndpoint {
  id: string;
  createdInSeconds: number;
  url: string;
  /** Types of events, or `*` for all. */
  enabledEvents: string[];
  description: string | null;
  /** Signs what is sent to it. */
  secret: string;
  isDeleted: boolean;
}

/** What happened to an object, with the object as it was then. */
export interface WebhookEvent {
  id: string;
  createdInSeconds: number;
  type: string;
  object: object;
  /** Who was to be told when it happened. */
  endpointIds: string[];
}
