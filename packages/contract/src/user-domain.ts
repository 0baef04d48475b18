import * as streamingCredentials from "./identities/streaming-credentials.ts";
import * as account from "./accounts/account.ts";
import { getLegacyAccount } from "./legacy-accounts/legacy-account.ts";
import * as profile from "./accounts/profile.ts";
import * as magicLink from "./authentication/magic-link.ts";
import * as oneTimeCode from "./authentication/one-time-code.ts";
import * as passkeys from "./authentication/passkeys.ts";
import { authenticatePassword } from "./authentication/password.ts";
import * as stepUp from "./authentication/step-up.ts";
import * as challenge from "./devices/device-challenge.ts";
import * as deviceGrants from "./devices/device-grants.ts";
import * as create from "./identities/create.ts";
import * as credentials from "./identities/credentials.ts";
import * as deletion from "./identities/deletion.ts";
import * as identities from "./identities/identities.ts";
import * as recordOfSale from "./records-of-sale/record-of-sale.ts";
import * as signAndLink from "./linking/sign-and-link.ts";
import * as smartDevices from "./linking/smart-devices.ts";
import * as voiceAssistants from "./linking/voice-assistants.ts";
import * as userCodes from "./linking/user-codes.ts";
import * as joinedAccounts from "./joined-accounts/joined-accounts.ts";
import { legacySignIn } from "./sessions/legacy-sign-in.ts";
import * as otherStarts from "./sessions/other-starts.ts";
import * as sessionList from "./sessions/session-list.ts";
import * as sessions from "./sessions/sessions.ts";
import * as thirdParty from "./sessions/third-party.ts";
import { b2bTrialClaim } from "./vehicle-trials/b2b-trial-claim.ts";
import { startUsedCarTrial } from "./vehicle-trials/start-used-car-trial.ts";

/** Devices, sessions, identities and what belongs to a person: one domain, as its clients know it. */
export const user = {
  devices: deviceGrants.devices,
  refreshDeviceGrant: deviceGrants.refreshDeviceGrant,
  migrateDeviceGrant: deviceGrants.migrateDeviceGrant,
  createAuthenticationChallenge: challenge.createAuthenticationChallenge,
  verifyAuthenticationChallenge: challenge.verifyAuthenticationChallenge,

  anonymous: sessions.anonymous,
  authenticated: sessions.authenticated,
  refresh: sessions.refresh,
  revokeSessions: sessions.revokeSessions,
  signOut: sessions.signOut,
  listSessions: sessionList.listSessions,
  endSession: sessionList.endSession,
  legacySignIn,
  migrateSession: otherStarts.migrateSession,
  createDeviceSession: otherStarts.createDeviceSession,
  issueCastingGrant: otherStarts.issueCastingGrant,
  oauthThirdParty: thirdParty.oauthThirdParty,
  redeemAuthCode: thirdParty.redeemAuthCode,

  authenticatePassword,
  otpInitiate: oneTimeCode.otpInitiate,
  otpRedeem: oneTimeCode.otpRedeem,
  otpAuthenticate: oneTimeCode.otpAuthenticate,
  requestMagicLink: magicLink.requestMagicLink,
  magicLinkRedeem: magicLink.magicLinkRedeem,
  authenticateMagicLink: magicLink.authenticateMagicLink,
  passkeyCreateStart: passkeys.passkeyCreateStart,
  passkeyCreateFinish: passkeys.passkeyCreateFinish,
  passkeyAuthenticateStart: passkeys.passkeyAuthenticateStart,
  passkeyAuthenticateFinish: passkeys.passkeyAuthenticateFinish,
  listPasskeys: passkeys.listPasskeys,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  stepUpWithPassword: stepUp.stepUpWithPassword,
  stepUpWithPasskey: stepUp.stepUpWithPasskey,
  stepUpWithOneTimeCode: stepUp.stepUpWithOneTimeCode,

  statusByHandle: identities.statusByHandle,
  statusForSignUp: create.statusForSignUp,
  create: create.create,
  createV2: create.createV2,
  override: create.override,
  getIdentity: identities.getIdentity,
  changeHandleToEmailHandle: credentials.changeHandleToEmailHandle,
  changeUsername: credentials.changeUsername,
  changePassword: credentials.changePassword,
  changePhoneNumber: credentials.changePhoneNumber,
  previewDeletion: deletion.previewDeletion,
  deleteIdentity: deletion.deleteIdentity,
  recordOfSaleExists: recordOfSale.recordOfSaleExists,
  recordOfSaleStatus: recordOfSale.recordOfSaleStatus,
  b2bTrialClaim,
  startUsedCarTrial,

  getAccount: account.getAccount,
  updateAccount: account.updateAccount,
  recordPrivacyOptionByIdentityId: account.recordPrivacyOptionByIdentityId,
  getLegacyAccount,
  startAccountJoin: joinedAccounts.startAccountJoin,
  proveAccountJoin: joinedAccounts.proveAccountJoin,
  getAccountJoin: joinedAccounts.getAccountJoin,
  completeAccountJoin: joinedAccounts.completeAccountJoin,
  listJoinedAccounts: joinedAccounts.listJoinedAccounts,
  getStreamingCredentials: streamingCredentials.getStreamingCredentials,
  setStreamingCredentials: streamingCredentials.setStreamingCredentials,
  getProfile: profile.getProfile,
  createAutoProfile: profile.createAutoProfile,
  updateUserProfile: profile.updateUserProfile,
  bypassTastePickingPreference: profile.bypassTastePickingPreference,

  userCodeGenerate: userCodes.userCodeGenerate,
  userCodeLookUp: userCodes.userCodeLookUp,
  userCodeAuthorize: userCodes.userCodeAuthorize,
  userCodeAuthenticate: userCodes.userCodeAuthenticate,
  linkCodeAuthorize: userCodes.linkCodeAuthorize,
  linkSmartDevice: smartDevices.linkSmartDevice,
  listSmartDevices: smartDevices.listSmartDevices,
  unlinkSmartDevice: smartDevices.unlinkSmartDevice,
  startVoiceLink: voiceAssistants.startVoiceLink,
  finishVoiceLink: voiceAssistants.finishVoiceLink,
  listVoiceLinks: voiceAssistants.listVoiceLinks,
  removeVoiceLink: voiceAssistants.removeVoiceLink,
  checkSalStatus: signAndLink.checkSalStatus,
  claimSubscription: signAndLink.claimSubscription,
} as const;
