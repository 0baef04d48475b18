/** Addresses of what others bill, of what is bought for others, and of who somebody is. */
export const OWN_LINKS = [
  {
    label: "Plans billed by others",
    description: "Stores and partners; a partner's link is made under Identity",
    country: "US",
    path: "/subscribe/entitlement",
  },
  {
    label: "Give a gift card",
    description: "For somebody else, now or on a day; its mail is in their inbox",
    country: "US",
    path: "/subscribe/gift",
  },
  {
    label: "Student status",
    description: "Mina is a verified student",
    country: "US",
    path: "/student",
  },
  {
    label: "Renew the student status",
    description: "In steps; open in the last two months of the year",
    country: "US",
    path: "/student/re-verify/new",
  },
] as const;
