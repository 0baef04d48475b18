import { z } from "zod";
import { defineEndpoint } from "../wire/endpoint.ts";

/** A name such as `CHANGE_PLAN`; pages choose their own. */
export const UseCase = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/);

export const updateUseCase = defineEndpoint({
  domain: "legacy",
  name: "updateUseCase",
  method: "POST",
  path: "/apigateway/update-usecase",
  summary: "Notes what a browser is about: for half an hour each line for our log from its pages names it",
  grant: "none",
  body: z.object({ useCase: UseCase }),
  response: z.object({ data: z.object({ useCase: UseCase }) }),
  refusals: ["INVALID_PAYLOAD"],
  retry: "limited",
  isRepeatable: true,
});
