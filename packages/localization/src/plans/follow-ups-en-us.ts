/** One plan up, and the choice of what follows a promotion. */
export const followUpsEnUs = {
  "title.upgrade": "Upgrade your plan",
  "title.renewal": "Choose what comes next",
  "upgrade.legend": "One plan up",
  "upgrade.none": "You already have the best plan of its kind.",
  "renewal.legend": "Which plan do you want next?",
  "renewal.until":
    "Your price for {plan} holds until {date}. Until then you can choose what follows, and change your mind.",
  "renewal.more-to-come":
    "Your price for {plan} changes on {date}, as you agreed when you bought it. You can choose what follows when the reduced price is over, and change your mind until then.",
  "renewal.without-choice":
    "Without a choice, what you agreed to when you bought it happens: {plan} goes on at {price} {period}, plus tax.",
  "renewal.ends":
    "Your {plan} ends automatically on {date}. If you choose nothing, nothing follows and nothing is charged.",
  "renewal.no-promotion":
    "{plan} has its regular price already, so no promotion ends. You can change your plan at any time.",
  "plan.stands.ends-by-itself": "It’s yours until {date}, then it ends automatically. Nothing is charged.",
} as const;
