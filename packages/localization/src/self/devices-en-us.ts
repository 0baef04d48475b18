/** The pages on which people choose and link what they listen on. */
export const devicesEnUs = {
  "title.devices": "Your devices",
  "title.link-choice": "Link a speaker or another device",
  "title.link-amazon": "Link your Amazon speakers",
  "title.link-google": "Link your Google speaker",

  "own-devices.heading": "Your devices",
  "own-devices.text": "Your radios, speakers and everything else that plays for you.",
  "own-devices.loading": "Loading your devices…",
  "own-devices.more": "More",
  "own-devices.link": "Link a speaker, television or car",
  "own-devices.add-radio": "Add a satellite radio",
  "own-devices.sessions": "See where you’re signed in",

  "devices.heading": "Link a speaker or another device",
  "devices.text": "What would you like to listen on?",
  "devices.amazon": "Amazon speakers",
  "devices.amazon-about": "Connect your Amazon account once, and listen on all your Amazon speakers.",
  "devices.google": "Google speakers",
  "devices.google-about": "Enter the code your speaker tells you.",
  "devices.other": "Television, car or another speaker",
  "devices.other-about": "Enter the code it shows.",

  "amazon.heading": "Link your Amazon speakers",
  "amazon.text": "You’ll go to Amazon, agree there, and come back here.",
  "amazon.sign-in": "Sign in first, so we know whose plan your speakers play.",
  "amazon.go": "Continue to Amazon",
  "amazon.going": "Opening Amazon…",
  "amazon.what": "Amazon learns that you have an account here, but not your password or your bills.",
  "amazon.loading": "Loading your links…",
  "amazon.linked": "Linked since {date}",
  "amazon.remove": "Unlink Amazon",
  "amazon.removed": "Unlinked. Your Amazon speakers no longer play from this account.",
  "amazon.help": "Help with Amazon speakers",

  "amazon.back-heading": "Back from Amazon",
  "amazon.back-text": "You agreed at Amazon. Link your Amazon speakers to {email}?",
  "amazon.finish": "Yes, link them",
  "amazon.not-now": "Not now",
  "amazon.finishing": "Linking…",
  "amazon.done-heading": "Your Amazon speakers are linked",
  "amazon.done": "Ask one of them for a channel. You can unlink them at any time in your settings.",
  "amazon.settings": "Go to your settings",
  "amazon.denied": "You didn’t agree at Amazon, so nothing was linked.",
  "amazon.empty": "Nothing came back from Amazon, so nothing was linked.",
  "amazon.error.LINK_STATE_MISMATCH":
    "This link wasn’t started from this session, so nothing was linked. Start again from here.",
  "amazon.error.LINK_CODE_EXPIRED":
    "That took too long, or the link was already used, so nothing was linked. Start again; it takes a minute.",
  "amazon.error.LINKED_ELSEWHERE":
    "This Amazon account is linked to another account here. Unlink it there first, or use another Amazon account.",

  "google.heading": "Link your Google speaker",
  "google.text": "Ask your speaker to link. It tells you an eight-letter code. Enter it here.",
  "google.sign-in": "Sign in to link the speaker to your account.",
};
