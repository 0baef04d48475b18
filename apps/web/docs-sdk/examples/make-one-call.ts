import type { Skywave } from "@skywave/sdk";

export async function makeOneCall(skywave: Skywave) {
  const status = await skywave.call("user", "statusByHandle", {
    query: { handle: "nobody@skywave.example" },
  });
  // Nothing is thrown for what may happen on the way: the failure says whether trying again can help.
  return status.ok ? status.data.contactOptions : status.failure;
}
