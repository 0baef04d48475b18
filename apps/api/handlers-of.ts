import type { AllHandlers } from "#platform/http/handlers.ts";
import type { Modules } from "./modules.ts";

/** Who answers each call, by the words of the wire. */
export function handlersOf(modules: Modules): AllHandlers {
  const { billing, consents, content, configuration, events, gifts, offers, orders, inAppMessages } = modules;
  return {
    ...configuration.handlers,
    user: {
      ...modules.devices.handlers,
      ...modules.sessions.handlers,
      ...modules.identities.handlers,
      ...modules.authentication.handlers,
      ...modules.linking.handlers.user,
      ...modules.accounts.handlers,
      ...modules.legacyAccounts.handlers.user,
      ...modules.joinedAccounts.handlers,
      ...modules.recordsOfSale.handlers,
      ...modules.vehicleTrials.handlers.user,
    },
    consent: consents.handlers,
    ...events.handlers,
    eligibility: offers.handlers,
    order: { ...orders.handlers, ...modules.purchaseDrafts.handlers },
    billing: billing.handlers.billing,
    giftcard: { ...billing.handlers.giftcard, ...gifts.handlers },
    legacy: {
      ...modules.legacyBilling.handlers,
      ...modules.legacyOrders.handlers,
      ...modules.legacyAccountManagement.handlers,
      ...modules.legacyAccounts.handlers.legacy,
      ...modules.legacySessions.handlers,
      ...modules.legacyValidation.handlers,
      ...modules.customerLookup.handlers,
      ...modules.clientLog.handlers,
      ...modules.radios.handlers.legacy,
      ...modules.linking.handlers.legacy,
      ...modules.vehicleTrials.handlers.legacy,
      ...modules.signal.handlers,
    },
    subscription: {
      ...modules.subscriptions.handlers,
      ...modules.targetedLinks.handlers,
      ...modules.radios.handlers.subscription,
    },
    outreach: inAppMessages.handlers,
    ...modules.catalogue.handlers,
    taste: modules.taste.handlers,
    nextup: modules.nextUp.handlers,
    sports: modules.sports.handlers,
    voice: modules.voice.handlers,
    library: modules.library.handlers.library,
    playback: { ...modules.listening.handlers, ...modules.library.handlers.playback },
    support: modules.support.handlers,
    content: { ...content.handlers, ...modules.personalisation.handlers },
    student: modules.student.handlers,
    partnerIntegration: modules.vehicleTrials.handlers.partnerIntegration,
    ...modules.partners.handlers,
  };
}
