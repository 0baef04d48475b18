import { describe, expect, it } from "vitest";
import { fitPicture } from "./fit-picture.ts";

const PHOTO = {
  address: "https://images.test/photo.jpg?fm=webp",
  width: 4000,
  height: 2000,
  contentType: "image/jpeg",
};

describe("fitPicture", () => {
  it.each([
    ["1080 by 1080 where nothing else is asked for", undefined, 1080, 540],
    ["as small as it is asked for", { width: 640, height: 640 }, 640, 320],
    ["1920 by 1920 at most", { width: 5000, height: 5000 }, 1920, 960],
    ["as narrow as its height wants it", { width: 1920, height: 480 }, 960, 480],
  ])("[S9.15] asks for a picture of %s", (_what, box, width, height) => {
    expect(fitPicture(PHOTO, box)).toEqual({
      address: `https://images.test/photo.jpg?fm=webp&w=${width}&h=${height}`,
      width,
      height,
    });
  });

  it.each([
    ["is small enough", { ...PHOTO, width: 1080, height: 700 }],
    ["is drawn by lines", { ...PHOTO, contentType: "image/svg+xml" }],
    ["is our own file", { ...PHOTO, address: "/content/photo.jpg" }],
  ])("leaves a picture as it is that %s", (_what, picture) => {
    const { address, width, height } = picture;
    expect(fitPicture(picture)).toEqual({ address, width, height });
  });
});
