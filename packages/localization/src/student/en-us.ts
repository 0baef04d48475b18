/** Being a student: the proof, the price that comes with it, and the year after. */
export const studentEnUs = {
  "title.student-verification": "The student plan",
  "title.student": "Your student status",
  "title.student-reverify": "Renew your student status",

  "step.student": "Student status",

  "student.heading": "The student plan",
  "student.verify.heading": "Confirm you’re a student",
  "student.verify.text":
    "A verification service checks your details with your school. We keep neither your details nor your documents, only whether you’re a student.",
  "student.verify.first-name": "First name",
  "student.verify.last-name": "Last name",
  "student.verify.birth-date": "Date of birth",
  "student.verify.school": "School",
  "student.verify.school-choose": "Choose your school",
  "student.verify.submit": "Confirm",
  "student.verify.working": "Asking your school…",
  "student.verify.loading": "Looking up your student status…",
  "student.verify.invalid.firstName": "Enter your first name as your school has it.",
  "student.verify.invalid.lastName": "Enter your last name as your school has it.",
  "student.verify.invalid.birthDate": "Enter your date of birth. You must be at least 13.",
  "student.verify.invalid.schoolId": "Choose your school from the list.",

  "student.document.heading": "Send a document",
  "student.document.text":
    "Your school couldn’t confirm it right away. Send something that shows your name, your school and a date in this term: a student card, a timetable or a letter from your school. You have until {date}.",
  "student.document.file": "Your document",
  "student.document.hint": "PDF, JPEG or PNG, up to {limit} MB",
  "student.document.submit": "Send document",
  "student.document.working": "Sending…",
  "student.document.missing": "Choose a file to send.",

  "student.review.heading": "We’re reviewing your document",
  "student.review.text":
    "It takes about a day. You can close this page: we’ll email you as soon as it’s decided.",
  "student.review.again": "Check again",
  "student.review.still": "Still under review. We’ll email you as soon as it’s decided.",

  "student.verified.heading": "You’re verified as a student",
  "student.verified.text": "Your student status is confirmed until {date}.",
  "student.verified.continue": "See the student plan",

  "student.closed.rejected": "We couldn’t confirm that you’re a student.",
  "student.closed.expired": "Nothing arrived in time, so this check is closed. You can start again.",
  "student.reason.notEnrolled":
    "Your school doesn’t have a current student with these details. Check that they match your school’s records, and try again.",
  "student.reason.unreadable":
    "We couldn’t read your document. Try again with a sharp picture of the whole page.",
  "student.reason.nameMismatch":
    "The name on your document isn’t the one you entered. Enter your name as your school has it, and try again.",
  "student.reason.outOfDate": "Your document isn’t from this term. Try again with a newer one.",
  "student.reason.discountUsed":
    "Another account already has the student price, which is available once every twelve months. Sign in to that account instead.",

  "student.error.STUDENT_ALREADY_VERIFIED":
    "You’re already verified. You can renew in the last two months before it ends.",
  "student.error.STUDENT_DISCOUNT_USED":
    "Another account already has the student price, which is available once every twelve months. Sign in to that account instead.",
  "student.error.VERIFICATION_UNAVAILABLE":
    "The verification service isn’t answering. What you entered is still here. Try again in a minute.",
  "student.error.STUDENT_CHECK_CLOSED": "This check has already been decided or closed. Here’s its result.",
  "student.error.WRONG_TYPE": "We can’t read this file. Choose a PDF, or a picture in JPEG or PNG.",
  "student.error.TOO_LARGE": "This file is larger than {limit} MB. Choose a smaller one.",

  "student.plan.heading": "Your student plan",
  "student.plan.text":
    "You pay the student price for twelve months from your verification, then the full price. We’ll email you 30 and 7 days before.",
  "student.plan.continue": "Continue with {offer}",
  "student.plan.loading": "Getting the student plan…",
  "student.plan.none-heading": "No student plan right now",
  "student.plan.none":
    "Your verification may have ended, or you already have this plan. Check your student status.",
  "student.plan.status": "See your student status",

  "student.area.heading": "Your student status",
  "student.area.back": "Back to your account",
  "student.area.yes": "Verified student",
  "student.area.over": "Verification ended",
  "student.area.no": "Not verified",
  "student.area.until": "Your student status is confirmed until {date}.",
  "student.area.was-until": "Your student status was confirmed until {date}.",
  "student.area.none": "You haven’t been verified as a student. Students pay less for a year.",
  "student.area.renew-from": "You can renew from {date}. We’ll remind you.",
  "student.area.renew-now": "Still a student? Renew now. The new year starts when this one ends.",
  "student.area.renew-late":
    "Still a student? Confirm it, and your student plan returns to the student price with its next bill.",
  "student.area.renew": "Renew your student status",
  "student.area.start": "Confirm you’re a student",
  "student.area.choose": "Choose the student plan",
  "student.area.price": "What your plan costs",
  "student.area.steps-up": "Bills before {date} are {before}. From {date}, each is {amount}, tax included.",
  "student.area.check": "Your latest check",
  "student.area.open": "Continue",
  "student.area.plan": "See your plan",

  "student.renew.heading": "Renew your student status",
  "student.renew.text": "Another year at the student price, as long as you’re a student.",
  "student.renew.effect":
    "If you renew, your bills stay at {before}. If you don’t, they’re {amount} from {date}, tax included.",
  "student.renew.step": "Step {current} of 2",
  "student.renew.details": "Your details",
  "student.renew.proof": "A document, if your school asks for one",
  "student.renew.early": "You can renew your student status from {date}.",
  "student.renew.done": "Your student status is renewed until {date}. We’ve emailed you a confirmation.",
} as const;
