export const privacyEnCa = {
  "privacy.signal":
    "Opt-out signal honoured: your browser says no to advertising for every site, so it’s off here. Analytics gets no data that says who you are.",
};
