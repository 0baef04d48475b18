import type { CallInput, ContentRef } from "@skywave/contract";
import type { TestApi } from "./open-test-api.ts";
import type { TestVisitor } from "./test-visitor.ts";

/** On weekdays from five to nine in New York: over when the tests begin. */
export const MORNING: ContentRef = { entityType: "show", entityId: "first-light-morning" };
/** On weekdays from ten to noon: on the air when they begin. */
export const ONE_GUEST: ContentRef = { entityType: "show", entityId: "long-form-interview" };
/** A show of music, on weekends. */
export const JAZZ_CHANNEL: ContentRef = { entityType: "channel-linear", entityId: "31" };
export const NEWS: ContentRef = { entityType: "channel-linear", entityId: "71" };

/** The episode of a spoken show of a day. */
export const podcast = (show: ContentRef, day: string): ContentRef => ({
  entityType: "episode-podcast",
  entityId: `${show.entityId}_${day}`,
});
export const TODAYS_MORNING = podcast(MORNING, "2026-03-10");

let people = 0;
/** Somebody with an account; each of their devices signs in by the address. */
export async function makeMember(
  api: TestApi,
): Promise<{ member: TestVisitor; email: string; identityId: string }> {
  people += 1;
  const email = `keeper-${people}@example.com`;
  const member = await api.visitor();
  const identityId = await member.register(email);
  return { member, email, identityId };
}

export const keep = (by: TestVisitor, ref: ContentRef, isReminding?: boolean) =>
  by.call("library", "updateLibrary", {
    body: { action: "keep", ...ref, ...(isReminding !== undefined && { isReminding }) },
  });
export const remove = (by: TestVisitor, ref: ContentRef) =>
  by.call("library", "updateLibrary", { body: { action: "remove", ...ref } });

type View = CallInput<"library", "getLibraryFilterView">["body"];
export const viewLibrary = (by: TestVisitor, view: Partial<View> = {}) =>
  by.call("library", "getLibraryFilterView", { body: { locale: "en-US", ...view } });

/** The ids of what a view shows, without the pins. */
export async function shownIds(by: TestVisitor, view: Partial<View> = {}): Promise<string[]> {
  return (await viewLibrary(by, view)).data.items.map(({ content }) => content.entityId);
}

export const listen = (
  by: TestVisitor,
  episode: ContentRef,
  body: CallInput<"playback", "updatePlaybackState">["body"],
) => by.call("playback", "updatePlaybackState", { params: episode, body });
export const whereIn = (by: TestVisitor, episode: ContentRef) =>
  by.call("playback", "getPlaybackState", { params: episode });
