import type { DomainHandlers } from "#platform/http/handlers.ts";
import { done } from "#platform/outcome.ts";
import type { RateLimits } from "#platform/rate-limits/rate-limits.ts";
import type { AnswerWaitingDevice } from "./answer-waiting-device.ts";
import type { ApproveUserCode } from "./approve-user-code.ts";
import type { GenerateUserCode } from "./generate-user-code.ts";

export type UserCodeHandlers = Pick<
  DomainHandlers<"user">,
  "userCodeGenerate" | "userCodeLookUp" | "userCodeAuthorize" | "linkCodeAuthorize" | "userCodeAuthenticate"
>;

/** The calls of devices that wait and of the people who let them in. */
export function createUserCodeHandlers(dependencies: {
  generateUserCode: GenerateUserCode;
  approveUserCode: ApproveUserCode;
  answerWaitingDevice: AnswerWaitingDevice;
  limits: RateLimits;
}): UserCodeHandlers {
  const { generateUserCode, approveUserCode, answerWaitingDevice, limits } = dependencies;
  return {
    userCodeGenerate: async ({ query, body }, { caller, ipAddress }) => {
      const limited =
        (await limits.take("userCodesByDevice", caller.deviceId)) ??
        (await limits.take("userCodesByAddress", ipAddress));
      if (limited !== undefined) return limited;
      const { deviceName, location } = body;
      const { deviceId } = caller;
      return done(await generateUserCode({ deviceId, flow: query.flow, deviceName, location }));
    },

    userCodeLookUp: ({ body }, { caller, ipAddress }) =>
      approveUserCode.lookUp({ typed: body.userCode, caller, ipAddress }),

    userCodeAuthorize: ({ body }, { caller, ipAddress }) =>
      approveUserCode.approve({ typed: body.userCode, caller, ipAddress }, "device"),

    linkCodeAuthorize: ({ body }, { caller, ipAddress }) =>
      approveUserCode.approve({ typed: body.linkCode, caller, ipAddress }, "speaker"),

    userCodeAuthenticate: async ({ body }, { caller, ipAddress }) => {
      const limited = await limits.check([["wrongDeviceCodesByAddress", ipAddress]]);
      if (limited !== undefined) return limited;
      const answer = await answerWaitingDevice(body.deviceCode, caller.deviceId);
      if (!answer.ok && answer.code === "INVALID_ACTIVATION_CODE") {
        await limits.take("wrongDeviceCodesByAddress", ipAddress);
      }
      return answer;
    },
  };
}
