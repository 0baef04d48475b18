export {
  createCheckSalStatus,
  type FindEmailOwner,
  type IssueAddressGrant,
} from "./sign-and-link/check-sal-status.ts";
export { createClaimSubscription } from "./sign-and-link/claim-subscription.ts";
export { createInvitationsRepository } from "./sign-and-link/invitations-repository.ts";
export { createInvite } from "./sign-and-link/invite.ts";
export { createSignAndLinkHandlers } from "./sign-and-link/routes.ts";
export { createSmartDeviceHandlers } from "./smart-devices/routes.ts";
export { createSmartDevices } from "./smart-devices/smart-devices.ts";
export { createSmartDevicesRepository } from "./smart-devices/smart-devices-repository.ts";
export { createAnswerWaitingDevice, type IssueIdentityGrant } from "./user-codes/answer-waiting-device.ts";
export { createApproveUserCode } from "./user-codes/approve-user-code.ts";
export { createGenerateUserCode } from "./user-codes/generate-user-code.ts";
export { createUserCodeHandlers } from "./user-codes/routes.ts";
export { createUserCodesRepository } from "./user-codes/user-codes-repository.ts";
export { createWrongCodeGuard } from "./user-codes/wrong-code-guard.ts";
export { createVoiceLinkHandlers } from "./voice-assistants/routes.ts";
export { createVoiceLinks } from "./voice-assistants/voice-links.ts";
export { createVoiceLinksRepository } from "./voice-assistants/voice-links-repository.ts";
