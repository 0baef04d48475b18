import { z } from "zod";
import { setStreamingCredentials, StreamingCredentials } from "../identities/streaming-credentials.ts";
import { defineEndpoint } from "../wire/endpoint.ts";

export const updateStreaming = defineEndpoint({
  domain: "legacy",
  name: "updateStreaming",
  method: "POST",
  path: "/account/update-streaming",
  summary:
    "Sets the name and password by which the signed-in customer listens, by the rules of `setStreamingCredentials`",
  grant: "authenticated",
  body: setStreamingCredentials.body,
  unshownFields: setStreamingCredentials.unshownFields,
  response: z.object({ data: StreamingCredentials }),
  refusals: setStreamingCredentials.refusals,
  retry: "none",
});
