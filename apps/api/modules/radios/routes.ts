import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { FoundRadios } from "./found-radios.ts";
import type { LookUpPlate } from "./look-up-plate.ts";
import type { RadiosRepository } from "./radios-repository.ts";
import { serializeRadio } from "./serialize-radio.ts";
import type { ValidateDevice } from "./validate-device.ts";

export interface RadioHandlers {
  subscription: Pick<DomainHandlers<"subscription">, "listRadios">;
  legacy: Pick<DomainHandlers<"legacy">, "validateDevice" | "recallDevice" | "lookUpPlate">;
}

/** The calls about radios: one's own, and those that somebody names. */
export function createRadioHandlers(dependencies: {
  repository: Pick<RadiosRepository, "listOf">;
  found: Pick<FoundRadios, "recall">;
  validateDevice: ValidateDevice;
  lookUpPlate: LookUpPlate;
}): RadioHandlers {
  const { repository, found, validateDevice, lookUpPlate } = dependencies;
  return {
    subscription: {
      listRadios: async (_request, { caller }) => {
        const radios = await repository.listOf(caller.identityId);
        return done({
          radios: radios.flatMap((radio) =>
            radio.subscription === null
              ? []
              : [{ ...serializeRadio(radio), subscriptionId: radio.subscription.id }],
          ),
        });
      },
    },
    legacy: {
      validateDevice: ({ body }, context) => validateDevice(body, context),
      recallDevice: async ({ body: { token } }, { caller }) => {
        const radio = await found.recall(token, caller.deviceId);
        return radio === undefined
          ? refuse("DEVICE_NOT_FOUND")
          : done({ data: { ...serializeRadio(radio), token } });
      },
      lookUpPlate: ({ body }, context) => lookUpPlate(body, context),
    },
  };
}
