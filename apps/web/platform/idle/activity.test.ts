import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { countActivity, createActivity, openActivityChannel } from "./activity.ts";

let time = 1_000;
const now = () => time;
const channels: (BroadcastChannel | undefined)[] = [];

function openTab() {
  const channel = openActivityChannel();
  channels.push(channel);
  return createActivity(now, channel);
}

afterEach(() => {
  for (const channel of channels) channel?.close();
});

describe("createActivity", () => {
  it("hears of the activity in other tabs", async () => {
    const [here, there] = [openTab(), openTab()];
    time = 5_000;
    there.note();
    await expect.poll(() => here.last()).toBe(5_000);
  });

  it("takes no time from the future, which would keep a session open for ever", async () => {
    const here = openTab();
    const other = openActivityChannel();
    channels.push(other);
    other?.postMessage(Number.MAX_SAFE_INTEGER);
    other?.postMessage("soon");
    time = 6_000;
    other?.postMessage(6_000);
    await expect.poll(() => here.last()).toBe(6_000);
  });
});

describe("countActivity", () => {
  it("[A4.19] counts each answer to a screen, a refusal too, and none that never came", async () => {
    const activity = openTab();
    const { skywave } = fakeSkywave({ getIdentity: { identityId: "identity-1" } });
    time = 7_000;
    const answer = await countActivity(skywave, activity).call("user", "getIdentity", {});
    expect([answer.ok, activity.last()]).toEqual([true, 7_000]);
    const refusing = countActivity(fakeSkywave({ getIdentity: refusal("FORBIDDEN") }).skywave, activity);
    time = 8_000;
    const refused = await refusing.call("user", "getIdentity", {});
    expect([refused.ok, activity.last()]).toEqual([false, 8_000]);
    time = 9_000;
    await countActivity(fakeSkywave({ getIdentity: lost() }).skywave, activity).call(
      "user",
      "getIdentity",
      {},
    );
    expect(activity.last()).toBe(8_000);
  });
});
