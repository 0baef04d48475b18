/** The landing page, where customers are found by what they know of themselves. */
export const lookupEnUs = {
  "title.look-up": "Find your account",
  "look-up.heading": "Are you with us already?",
  "look-up.text":
    "Tell us who you are, and we look for your account. All five have to be as we have them; which one does not fit, we tell nobody.",
  "look-up.new-here": "New here?",
  "look-up.have-password": "You know how you sign in?",
  "look-up.phone": "Phone number",
  "look-up.phone-empty": "Enter your phone number.",
  "look-up.phone-invalid": "Enter a number of the US or Canada with ten digits, such as 512 555 0142.",
  "look-up.submit": "Find my account",
  "look-up.looking": "Looking…",
  "look-up.nobody":
    "We find no account with all five of these. Check them once more, or go on to the plans as a new listener; we keep what you typed for the next form.",
} as const;
