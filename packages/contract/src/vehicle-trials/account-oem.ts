import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";
import { VehicleState } from "./vehicle-state.ts";

export const accountOem = defineEndpoint({
  domain: "legacy",
  name: "accountOem",
  method: "POST",
  path: "/account/oem",
  summary: "The vehicles of the signed-in customer into which their makers built a radio, each as it stands",
  grant: "authenticated",
  response: z.object({
    data: z.object({
      vehicles: z.array(VehicleState.extend({ partner: z.string().describe("The maker") })),
    }),
  }),
  refusals: ["UNAUTHORIZED"],
  retry: "limited",
  isRepeatable: true,
});
