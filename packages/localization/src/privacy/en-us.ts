/** What people may decide about being counted, remembered and advertised to. */
export const privacyEnUs = {
  "privacy.heading": "Privacy choices",
  "privacy.intro":
    "You decide what this site may do beyond its work. You can change it here at any time; it holds from that moment on.",
  "privacy.always-on": "Always on",
  "privacy.group.C0001": "What the site needs",
  "privacy.about.C0001": "Keeps you signed in, your order together and your account safe.",
  "privacy.group.C0002": "Counting how the site is used",
  "privacy.about.C0002":
    "Tells us which pages are opened and where people get stuck. Your name, email, phone and account number are masked.",
  "privacy.group.C0003": "Remembering what you like",
  "privacy.about.C0003": "Suggests plans and channels that suit what you looked at before.",
  "privacy.group.C0004": "Advertising",
  "privacy.about.C0004": "Shows us which of our ads brought you here.",
  "privacy.signal":
    "Opt-out signal honored: your browser says no to advertising for every site, so it’s off here. Analytics gets no data that says who you are.",
  "privacy.allow-all": "Allow all",
  "privacy.refuse-all": "Refuse all",
  "privacy.save": "Save my choices",
  "privacy.stop-calls": "No calls and texts with offers",
  "privacy.close": "Close without a change",
  "privacy.saved": "Your privacy choices are saved.",
  "privacy.question": "May we count how this site is used?",
  "privacy.question.about": "Nothing is counted until you say yes. You can change your mind on every page.",
  "privacy.question.yes": "Yes, you may",
  "privacy.question.no": "No, don’t",
  "privacy.question.more": "More choices",
};
