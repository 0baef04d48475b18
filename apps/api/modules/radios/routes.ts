import type { DomainHandlers, Handler } from "#platform/http/handlers.ts";
import { done, refuse } from "#platform/outcome.ts";
import type { FoundRadios } from "./found-radios.ts";
import type { ListOwnRadios } from "./list-own-radios.ts";
import type { LookUpPlate } from "./look-up-plate.ts";
import { serializeRadio } from "./serialize-radio.ts";
import type { ValidateDevice } from "./validate-device.ts";

export interface RadioHandlers {
  subscription: Pick<DomainHandlers<"subscription">, "listRadios">;
  legacy: Pick<DomainHandlers<"legacy">, "validateDevice" | "recallDevice" | "lookUpPlate" | "removeDevice">;
}

/** The calls about radios: one's own, and those that somebody names. */
export function createRadioHandlers(dependencies: {
  listOwn: ListOwnRadios;
  found: Pick<FoundRadios, "recall">;
  validateDevice: ValidateDevice;
  lookUpPlate: LookUpPlate;
  removeDevice: Handler<"legacy", "removeDevice">;
}): RadioHandlers {
  const { listOwn, found, validateDevice, lookUpPlate, removeDevice } = dependencies;
  return {
    subscription: {
      listRadios: async (_request, { caller }) => done({ radios: await listOwn(caller.identityId) }),
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
      removeDevice,
    },
  };
}
