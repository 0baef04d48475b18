import { describe, expect, test } from "vitest";
import { mayMarketTo, wantsOffers } from "./consent.ts";

describe("wantsOffers", () => {
  test.each([
    ["somebody who said nothing", {}, false, false],
    ["who said yes to offers at large", { MarketingOffers: true }, true, true],
    ["who said no to offers at large", { MarketingOffers: false }, false, false],
    ["who said yes to mail alone", { OffersByMail: true }, true, false],
    ["who said yes to texts alone", { OffersByText: true }, false, true],
    ["who said yes at large and no to mail", { MarketingOffers: true, OffersByMail: false }, false, true],
    ["who said no at large and yes to texts", { MarketingOffers: false, OffersByText: true }, false, true],
  ])("of %s goes by the channel, then by what was said at large", (_who, state, byMail, byText) => {
    expect([wantsOffers(state, "mail"), wantsOffers(state, "text")]).toEqual([byMail, byText]);
  });
});

describe("mayMarketTo", () => {
  const yes = { MarketingOffers: true };
  test.each([
    ["nobody we know of", [], false],
    ["who said nothing by any contact", [{}, {}], false],
    ["who said yes by one of two contacts", [{}, yes], true],
    ["who said yes, and by another contact to be left alone", [yes, { DoNotContact: true }], false],
    ["who said yes, and took back to be left alone", [{ ...yes, DoNotContact: false }], true],
    ["who only took back to be left alone", [{ DoNotContact: false }], false],
  ])("is decided for somebody %s", (_who, states, isAllowed) => {
    expect(mayMarketTo(states, "mail")).toBe(isAllowed);
  });
});
