import { makeConfiguration } from "@skywave/sdk/testing";
import { describe, expect, it } from "vitest";
import { buildImageUrl } from "./build-image-url.ts";

const PARAMS = { width: 360, height: 200, format: "png", key: "show/late-set", digest: "0a1b" } as const;

function configured(baseUrl: string) {
  const configuration = makeConfiguration();
  configuration.domains["image"] = { baseUrl, endpoints: {} };
  return configuration;
}

describe("buildImageUrl", () => {
  it("[S7.71] fills the template of the base URL with what is asked for, encoded", () => {
    const [, word = ""] =
      /^https:\/\/pictures\.example\/v2\/([\w-]+)\/view$/.exec(
        buildImageUrl(configured("https://pictures.example/v2/{params}/view"), PARAMS),
      ) ?? [];
    expect(JSON.parse(Buffer.from(word, "base64url").toString())).toEqual(PARAMS);
    expect(buildImageUrl(makeConfiguration(), PARAMS)).toBe(`/images/${word}`);
  });

  it("[S5.21] fails where the domain has no base URL, and where there is no such domain", () => {
    expect(() => buildImageUrl(configured(""), PARAMS)).toThrow("No baseUrl found in domain config");
    const { image: _image, ...domains } = makeConfiguration().domains;
    expect(() => buildImageUrl({ ...makeConfiguration(), domains }, PARAMS)).toThrow(
      "No baseUrl found in domain config",
    );
  });
});
