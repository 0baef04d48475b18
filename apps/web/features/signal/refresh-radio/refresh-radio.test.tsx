import type { WhichRadio } from "@skywave/services/signal/refresh-radio";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeSkywave, lost, refusal } from "#testing/fake-skywave.ts";
import { renderPage } from "#testing/render-page.tsx";
import { RefreshRadio } from "./refresh-radio.tsx";

const SENT = {
  refreshId: "ref_1",
  radioIdLastFour: "H2VN",
  state: "sent",
  sendCount: 1,
  requestedAt: "2026-11-21T12:00:00Z",
  isOver: false,
  endsAt: "2026-11-21T12:05:00Z",
};

afterEach(cleanup);

/** The page with answers of the server, once the signal was sent. */
async function send(
  answers: Record<string, unknown>,
  onFindAgain: () => void = () => undefined,
  which: WhichRadio = { token: "t" },
) {
  const fake = fakeSkywave(answers);
  const { told } = renderPage(
    () => <RefreshRadio which={which} type="car" canSendTexts onFindAgain={onFindAgain} />,
    { fake },
  );
  const button = await screen.findByRole("button", { name: "refresh.send" });
  fireEvent.click(button);
  return { fake, told, button };
}
const inState = (state: string, isOver: boolean) => ({ data: { ...SENT, state, isOver } });

describe("RefreshRadio", () => {
  it("takes the focus to the signal on its way, and says each step until the radio plays", async () => {
    const states = [inState("sent", false), inState("heard", false), inState("playing", true)];
    let asked = 0;
    const next = () => states[Math.min((asked += 1) - 1, 2)];
    await send({ refreshDevice: { data: SENT }, showRefresh: next });
    expect(await screen.findByText("refresh.now.playing")).toBeDefined();
    const heading = screen.getByRole("heading", { name: "refresh.state.playing" });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(screen.getByRole("listitem", { current: "step" }).textContent).toBe("refresh.state.playing");
  });

  it("[A9.10] tells analytics once that the signal was sent, and not where it was refused", async () => {
    const { told } = await send({ refreshDevice: { data: { ...SENT, isOver: true, state: "playing" } } });
    await screen.findByText("refresh.now.playing");
    expect(told.map(({ name }) => name).filter((name) => name.startsWith("refresh-"))).toEqual([
      "refresh-signal-sent",
    ]);
    cleanup();
    const refused = await send({ refreshDevice: refusal("PAST_DUE") });
    await screen.findByText("refresh.error.PAST_DUE");
    expect(refused.told.map(({ name }) => name)).not.toContain("refresh-signal-sent");
  });

  it("sends once for a double press", async () => {
    const fake = fakeSkywave({ refreshDevice: { data: { ...SENT, isOver: true, state: "playing" } } });
    renderPage(
      () => <RefreshRadio which={{ token: "t" }} type="car" canSendTexts onFindAgain={() => undefined} />,
      {
        fake,
      },
    );
    const button = await screen.findByRole("button", { name: "refresh.send" });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText("refresh.now.playing");
    expect(fake.calls.filter(({ name }) => name === "refreshDevice")).toHaveLength(1);
  });

  it("says what to do where the radio was silent to the end, and sends again", async () => {
    const { fake } = await send({ refreshDevice: { data: SENT }, showRefresh: inState("unheard", true) });
    expect(await screen.findByText("refresh.unheard-help")).toBeDefined();
    fake.answers["showRefresh"] = inState("playing", true);
    fireEvent.click(screen.getByRole("button", { name: "refresh.again" }));
    expect(await screen.findByText("refresh.now.playing")).toBeDefined();
  });

  it.each([
    ["DEVICE_REFRESH_NOT_SUPPORTED", "/subscribe"],
    ["NO_SUBSCRIPTION", "/subscribe"],
    ["PAST_DUE", "/account/pay"],
  ])("[S8.23] has a way on where nothing is sent: %s", async (code, path) => {
    await send({ refreshDevice: refusal(code) });
    expect(await screen.findByText(`refresh.error.${code}`)).toBeDefined();
    expect(screen.getByRole("link").getAttribute("href")).toBe(path);
  });

  it("[S2.11] leads the owner of a plan that is paused or over to their account, and to no second plan", async () => {
    await send({ refreshDevice: refusal("NO_SUBSCRIPTION") }, undefined, { subscriptionId: "sub-1" });
    expect(await screen.findByText("refresh.error.own-plan-not-running")).toBeDefined();
    expect(screen.queryByText("refresh.error.NO_SUBSCRIPTION")).toBeNull();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/account");
  });

  it("[S8.23] says how long to wait where a radio was refreshed often enough", async () => {
    await send({ refreshDevice: refusal("REFRESH_LIMIT_REACHED") });
    expect(await screen.findByText(/refresh\.error\.REFRESH_LIMIT_REACHED/)).toBeDefined();
  });

  it("[S8.23] leads back to the choice of a radio where it was chosen too long ago", async () => {
    let found = 0;
    const findAgain = () => void (found += 1);
    await send({ refreshDevice: refusal("DEVICE_NOT_FOUND") }, findAgain);
    fireEvent.click(await screen.findByRole("button", { name: "refresh.action.find" }));
    expect(found).toBe(1);
  });

  it.each([
    [
      "[S8.23] FAILED_TO_REFRESH_DEVICE",
      refusal("FAILED_TO_REFRESH_DEVICE"),
      "refresh.error.FAILED_TO_REFRESH_DEVICE",
    ],
    ["the network is gone", lost(), "failure.UNREACHABLE"],
  ])("sends again on the spot after: %s", async (_what, answer, text) => {
    const { fake } = await send({ refreshDevice: answer });
    await screen.findByText(text);
    fake.answers["refreshDevice"] = { data: { ...SENT, state: "playing", isOver: true } };
    fireEvent.click(screen.getByRole("button", { name: "action.retry" }));
    expect(await screen.findByText("refresh.now.playing")).toBeDefined();
  });

  it("says that it lost track of a signal which nobody knows any more", async () => {
    await send({ refreshDevice: { data: SENT }, showRefresh: refusal("NOT_FOUND") });
    expect(await screen.findByText("refresh.error.NOT_FOUND")).toBeDefined();
  });
});

describe("TextSteps", () => {
  /** The form for the number, which is there once it is wanted. */
  async function want(answers: Record<string, unknown>) {
    const fake = fakeSkywave(answers);
    const { told } = renderPage(
      () => <RefreshRadio which={{ token: "t" }} type="car" canSendTexts onFindAgain={() => undefined} />,
      {
        fake,
      },
    );
    fireEvent.click(await screen.findByRole("checkbox", { name: "refresh.text.offer" }));
    const type = (phone: string) =>
      fireEvent.change(screen.getByLabelText("refresh.text.phone"), { target: { value: phone } });
    const press = () => fireEvent.click(screen.getByRole("button", { name: "refresh.text.send" }));
    return { fake, told, type, press };
  }

  it("is offered where texts can be sent only", async () => {
    renderPage(
      () => (
        <RefreshRadio which={{ token: "t" }} type="car" canSendTexts={false} onFindAgain={() => undefined} />
      ),
      { fake: fakeSkywave() },
    );
    await screen.findByRole("button", { name: "refresh.send" });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("[A9.10] sends the steps to the number, says where they went, and tells analytics", async () => {
    const { fake, told, type, press } = await want({
      sendRefreshInstruction: { data: { maskedPhone: "•••0142" } },
    });
    type("512 555 0142");
    press();
    expect(await screen.findByText(/refresh\.text\.sent/)).toBeDefined();
    expect(told.map(({ name }) => name)).toContain("refresh-text-sent");
    expect(fake.calls.at(-1)?.input).toEqual({
      body: { token: "t", phone: "512 555 0142", language: "en-US" },
    });
  });

  it("asks nobody without a number", async () => {
    const { fake, press } = await want({});
    press();
    expect((await screen.findAllByText("refresh.text.empty")).length).toBe(2);
    expect(fake.calls).toEqual([]);
  });

  it.each(["INVALID_PHONE_NUMBER", "DEVICE_LIMIT_EXCEEDED_FOR_PHONE_NUMBER"])(
    "[S8.23] says beside the number what is wrong with it, and keeps it: %s",
    async (code) => {
      const { type, press } = await want({ sendRefreshInstruction: refusal(code) });
      type("911");
      press();
      expect((await screen.findAllByText(`refresh.text.${code}`)).length).toBe(2);
      expect(screen.getByLabelText<HTMLInputElement>("refresh.text.phone").value).toBe("911");
    },
  );
});
