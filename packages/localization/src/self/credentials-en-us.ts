/** The pages on which people choose by what they sign in where they listen. */
export const credentialsEnUs = {
  "title.credentials": "Your streaming sign-in",
  "title.onboarding": "Get ready to listen",

  "credentials.heading": "Your streaming sign-in",
  "credentials.text": "The username and password for the player, your speakers and your car.",
  "credentials.onboarding-heading": "Get ready to listen",
  "credentials.onboarding-text":
    "One last step: choose the username and password for the player, your speakers and your car.",
  "credentials.loading": "Loading your streaming sign-in…",
  "credentials.back": "Back to your account",
  "credentials.now": "Current username: {username}",
  "credentials.random":
    "We made a sign-in for you. Choose your own below: we’ll send you a code, so you don’t need the old password.",
  "credentials.username": "Username",
  "credentials.username-rules": "3 to 60 letters, digits, dots or dashes, or your email",
  "credentials.username-empty": "Choose a username.",
  "credentials.password": "Password",
  "credentials.password-new": "New password",
  "credentials.password-keep": "Keep my password",
  "credentials.password-change": "Choose a new password too",
  "credentials.others": "A new password signs you out everywhere else.",
  "credentials.save": "Save my sign-in",
  "credentials.later": "Later",
  "credentials.done-heading": "Your sign-in is ready",
  "credentials.done": "You now sign in as {username}. We’ve emailed you about this change.",
  "credentials.done-others": "You were signed out everywhere else.",
  "credentials.next": "What’s next",
  "credentials.next-device": "Link a speaker, television or car",
  "credentials.next-account": "Go to your account",
  "credentials.ready-heading": "You’re ready",
  "credentials.ready": "You sign in as {username}, with the password you chose.",
  "credentials.change": "Change username or password",

  "title.register": "Create your online account",
  "register.heading": "Create your online account",
  "register.text":
    "Already a listener but never signed in here? In three steps, you can see your plans and bills online.",
  "register.who": "1. Who you are",
  "register.who-text":
    "Enter these five details exactly as they appear on your account. Nothing is shown until you’ve confirmed it’s you.",
  "register.prove": "2. Confirm it’s you",
  "register.prove-text": "We found you. Get a code or a link by email. You don’t need a password.",
  "register.choose": "3. Choose your sign-in",
  "register.new-here": "Not a customer yet?",
  "register.see-plans": "See our plans",
  "register.account": "Go to your account",
};
