import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

export const metronome = defineEndpoint({
  domain: "time",
  name: "metronome",
  method: "GET",
  path: "/time/v1/metronome",
  summary: "The server's time, in milliseconds since 1970",
  grant: "none",
  response: z.object({ data: z.object({ time: z.int().positive() }) }).meta({ id: "Metronome" }),
  refusals: [],
  retry: "none",
});
