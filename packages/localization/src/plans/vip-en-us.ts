/** Two subscriptions at one price. */
export const vipEnUs = {
  "title.upgrade-vip": "Two at one price",
  "vip.lead":
    "A VIP plan is two subscriptions at one price: one for you, and one for someone close to you or for another place.",
  "vip.one-bill": "One bill, on the card that pays your plan today.",
  "vip.both-end": "Both end on the same day if you cancel, or change to a plan for one.",
  "vip.unused": "Days you’ve already paid for are taken off what you pay today.",
  "vip.legend": "The plan",
  "vip.none": "You already have a VIP plan, with a second subscription included.",
  "vip.second": "The second subscription",
  "vip.second.new": "A new one",
  "vip.second.new-text": "It starts now and costs nothing more.",
  "vip.second.mine": "{plan}, yours since {date}",
  "vip.second.mine-text":
    "It becomes part of the VIP plan now. Its own bills end, and its unused days come off.",
  "vip.link": "For two: {plan}, {price}",
  "vip.added": "Included: the second subscription",
  "vip.starts": "A second {plan} subscription starts now too. It’s included in the price.",
  "vip.joins": "Your {second} becomes the second {plan} subscription now. It no longer has bills of its own.",
  "vip.first": "See the plan that pays for it",
  "vip.first-text": "Change or cancel it there, for both",
  "vip.ends-with-it": "The second subscription that goes with this plan ends on the same day.",
  "plan.stands.included": "Included with your other VIP subscription at no extra cost.",
  "change.PART_OF_BUNDLE":
    "This subscription goes with another plan of yours. Change or cancel that plan: both go together.",
} as const;
