import { type Endpoint, endpointTable } from "@skywave/contract";
import { describe, expect, it } from "vitest";
import { makeConfiguration } from "../testing/make-configuration.ts";
import { findEndpoint } from "./find-endpoint.ts";

const endpoints = Object.values(endpointTable).flatMap((calls) => Object.values<Endpoint>(calls));

describe("findEndpoint", () => {
  it.each(endpoints)(
    "knows what $domain.$name has to show, and whether a key makes it safe to repeat",
    (call) => {
      const { domain, name, grant, isIdempotentByKey = false } = call;
      expect(findEndpoint(makeConfiguration(), domain, name)).toMatchObject({ grant, isIdempotentByKey });
    },
  );

  it("asks most of a call of which nothing is said", () => {
    const configuration = makeConfiguration();
    const endpoint = configuration.domains["time"]?.endpoints["metronome"];
    delete endpoint?.grant;
    expect(findEndpoint(configuration, "time", "metronome")).toMatchObject({
      grant: "authenticated",
      isIdempotentByKey: false,
    });
  });
});
