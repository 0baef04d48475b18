import { describe, expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

describe("mailboxOf", () => {
  test.each([
    ["robin@example.com", "robin@example.com"],
    ["robin+radio@example.com", "robin@example.com"],
    ["ro.bin@example.com", "ro.bin@example.com"],
    ["r.o.bin+2@gmail.com", "robin@gmail.com"],
    ["robin@googlemail.com", "robin@gmail.com"],
  ])("%s is %s", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
