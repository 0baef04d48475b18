/** The tour of the sandbox, and how its visitor becomes one of its people. */
export const sandboxTourEnUs = {
  "sandbox.people.tour": "New here? Take the tour in ten stops",
  "sandbox.people.search": "Find a person or a page",
  "sandbox.people.none": "Nobody matches. Try the beginning of a name.",
  "sandbox.people.be": "Sign in as {name}",
  "sandbox.people.find": "Find their account",
  "sandbox.links.none": "No page matches. Try one word of its name.",
  "sandbox.persona.nora":
    "Her card was declined some days ago: a bill is due, and her plan continues for a few days.",
  "sandbox.persona.mina": "A verified student: the plan for students is on her list. No plan yet.",
  "sandbox.persona.ray": "Listens in his car, on his boat and in his plane. All three are in the garage.",
  "sandbox.persona.walter":
    "A customer of the older billing system who never signed up: account 8844120157, radio LGCY7K42, ZIP 78401. Codes go to walter@skywave.example.",
  "sandbox.persona.june":
    "A customer of the older billing system who never signed up, with two cars and a boat; one car is past due. Account 8811340266, radio JN4CAR27, ZIP 78401. Codes go to june@skywave.example.",
  "sandbox.persona.louise": "Listens in her car, in Quebec City, in French. The car is in the garage.",
  "sandbox.become.heading": "Sign in as someone else",
  "sandbox.become.intro": "You’ll be signed in as them and taken to where their story begins.",
  "sandbox.become.working": "Signing in as {name}…",
  "sandbox.become.failed":
    "We couldn’t sign you in as {name}. Try again, or sign in with the password under People.",
  "sandbox.become.unknown": "Nobody has that name, or they have no password.",
  "sandbox.become.all": "See everyone",
  "sandbox.tour.heading": "Tour",
  "sandbox.tour.intro": "The whole product in ten stops. Take them in any order and come back here.",
  "sandbox.tour.progress": "{count} of {all} stops seen",
  "sandbox.tour.seen": "(seen)",
  "sandbox.tour.again": "Start over",
  "sandbox.tour.look": "See what’s for sale",
  "sandbox.tour.look.about": "The front door: plans with their prices, and what’s on the air right now.",
  "sandbox.tour.look.action": "Open the front door",
  "sandbox.tour.listen": "Hear something",
  "sandbox.tour.listen.about":
    "Twenty-four channels, each with its own sound. Fifteen minutes a day are free.",
  "sandbox.tour.listen.action": "Start listening",
  "sandbox.tour.buy": "Buy a plan",
  "sandbox.tour.buy.about": "Create an account with any email and pay with a number from Test cards.",
  "sandbox.tour.buy.action": "Choose a plan",
  "sandbox.tour.read": "Read your mail",
  "sandbox.tour.read.about": "Every email and text message that the product sends ends up in one inbox.",
  "sandbox.tour.read.action": "Open the inbox",
  "sandbox.tour.pay": "Pay an overdue bill",
  "sandbox.tour.pay.about":
    "Nora’s card was declined. Sign in as Nora, read her bill line by line, and pay it.",
  "sandbox.tour.pay.action": "Sign in as Nora",
  "sandbox.tour.time": "Move time",
  "sandbox.tour.time.about": "Go a month ahead and watch trials end, prices change and bills fall due.",
  "sandbox.tour.time.action": "Open the clock",
  "sandbox.tour.cancel": "Cancel a plan",
  "sandbox.tour.cancel.about":
    "Sign in as Dana and cancel. It takes two presses, and you can change your mind.",
  "sandbox.tour.cancel.action": "Sign in as Dana",
  "sandbox.tour.drive": "Take a car for a drive",
  "sandbox.tour.drive.about":
    "Park a car under a roof, refresh its radio, drive out, and see the signal arrive.",
  "sandbox.tour.drive.action": "Open the garage",
  "sandbox.tour.speaker": "Link a speaker",
  "sandbox.tour.speaker.about":
    "A speaker shows a code and waits. Enter the code in your account, and it plays.",
  "sandbox.tour.speaker.action": "Turn a speaker on",
  "sandbox.tour.break": "Break something",
  "sandbox.tour.break.about":
    "Take away the card processor or the network, then keep shopping. Nothing gets lost.",
  "sandbox.tour.break.action": "Choose a fault",
};
