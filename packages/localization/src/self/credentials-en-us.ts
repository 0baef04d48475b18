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
  "credentials.now": "Username now: {username}",
  "credentials.random":
    "A sign-in was made for you. Choose your own below; we send a code to your contact, and you need no old password.",
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
  "credentials.done": "From now on you sign in as {username}. We sent you a message about this change.",
  "credentials.done-others": "You were signed out everywhere else.",
  "credentials.next": "What is next",
  "credentials.next-device": "Link a speaker, television or car",
  "credentials.next-account": "Go to your account",
  "credentials.ready-heading": "You’re ready",
  "credentials.ready": "You sign in as {username}, with the password that you chose.",
  "credentials.change": "Change username or password",

  "title.register": "Make your online account",
  "register.heading": "Make your online account",
  "register.text":
    "You listen already, and never signed in here? Three steps, and you see plans and bills online.",
  "register.who": "1. Who you are",
  "register.who-text":
    "All five have to fit what we know of you. Nothing is shown before you have proved who you are.",
  "register.prove": "2. Confirm it’s you",
  "register.prove-text": "We found you. Take a code or a link to your email; you need no password for it.",
  "register.choose": "3. Choose your sign-in",
  "register.new-here": "Not a customer yet?",
  "register.see-plans": "See our plans",
  "register.account": "Go to your account",
};
