/** One plan up, and the choice of what follows a promotion. */
export const followUpsEnUs = {
  "title.upgrade": "Upgrade your plan",
  "title.renewal": "Choose what comes next",
  "upgrade.legend": "One plan up",
  "upgrade.none": "You already have the best plan of its kind.",
  "renewal.legend": "Which plan do you want next?",
  "renewal.until":
    "Your price for {plan} lasts until {date}. Until then, you can choose what comes next, and change your mind.",
  "renewal.more-to-come":
    "Your price for {plan} changes on {date}, as you agreed when you bought it. You can choose what comes next until the lower price ends, and change your mind until then.",
  "renewal.without-choice":
    "If you don’t choose, {plan} continues at {price} {period}, plus tax, as you agreed when you bought it.",
  "renewal.ends":
    "Your {plan} plan ends automatically on {date}. If you don’t choose anything, it simply ends and nothing is charged.",
  "renewal.no-promotion":
    "{plan} is already at its regular price, so no promotion ends. You can change your plan at any time.",
  "plan.stands.ends-by-itself": "It’s yours until {date}, then it ends automatically. Nothing is charged.",
} as const;
