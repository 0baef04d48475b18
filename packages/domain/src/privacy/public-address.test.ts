import { describe, expect, it } from "vitest";
import { publicAddress, publicParameters } from "./public-address.ts";

const ADDRESS =
  "https://a:b@skywave.test/account/magic-link/abcdefghijklmnopqrstuvwxyz?dtok=one&utm_source=mail&Token=two&promoCode=SPRING&radioId=three#grant=four";

describe("publicAddress", () => {
  it("keeps origin and path, less what looks like a secret", () => {
    expect(publicAddress(ADDRESS)).toBe("https://skywave.test/account/magic-link/-");
  });

  it("keeps an address without a secret as it is, and ends it with a path", () => {
    expect(publicAddress("http://[::1]:8080/offers/plan-of-19-letters")).toBe(
      "http://[::1]:8080/offers/plan-of-19-letters",
    );
    expect(publicAddress("https://skywave.test?a=b")).toBe("https://skywave.test/");
  });

  it.each(["", "not an address", "javascript:alert(1)", "data:text/html,x"])(
    "makes nothing of %j",
    (address) => {
      expect(publicAddress(address)).toBe("");
    },
  );
});

describe("publicParameters", () => {
  it("keeps those that say where somebody came from", () => {
    expect(publicParameters(ADDRESS)).toEqual({ utm_source: "mail", promoCode: "SPRING" });
  });

  it("drops values that are addresses of people, or too long for a campaign", () => {
    const query = `utm_id=pat@example.com&utm_term=${"x".repeat(201)}`;
    expect(publicParameters(`https://a.test/?${query}`)).toEqual({});
  });

  it("writes spaces as spaces, however the campaign wrote them", () => {
    expect(publicParameters("https://a.test/?utm_campaign=spring+sale%20now")).toEqual({
      utm_campaign: "spring sale now",
    });
  });

  it("drops what is no pair of a name and a value", () => {
    expect(publicParameters("https://a.test/?promoCode=a=b&promoCode&utm_id=")).toEqual({});
    expect(publicParameters("https://a.test/")).toEqual({});
    expect(publicParameters("no address?utm_id=one")).toEqual({});
  });
});
