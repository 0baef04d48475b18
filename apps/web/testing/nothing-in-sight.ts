import { vi } from "vitest";

// jsdom lays nothing out, so nothing ever comes into sight. A test that has something come into it says so itself.
vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
