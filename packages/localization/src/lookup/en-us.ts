/** The landing page, where customers are found by what they know of themselves. */
export const lookupEnUs = {
  "title.look-up": "Live radio, music and talk",
  "look-up.heading": "Find your account",
  "look-up.text": "Already a listener? Enter these five details exactly as they appear on your account.",
  "look-up.listen": "Listen now, no account needed",
  "look-up.new-here": "New here?",
  "look-up.have-password": "Have a password or passkey?",
  "look-up.phone": "Phone number",
  "look-up.phone-empty": "Enter your phone number.",
  "look-up.phone-invalid": "Enter a number of the US or Canada with ten digits, such as 512 555 0142.",
  "look-up.submit": "Find my account",
  "look-up.looking": "Looking…",
  "look-up.nobody":
    "We couldn’t find an account with these five details. Check each one, or see our plans. We’ll keep what you typed.",
} as const;
