/** Being a student: the proof, the price that comes with it, and the year after. */
export const studentEnUs = {
  "title.student-verification": "The student plan",
  "title.student": "Your student status",
  "title.student-reverify": "Renew your student status",

  "step.student": "Student status",

  "student.heading": "The student plan",
  "student.verify.heading": "Confirm that you are a student",
  "student.verify.text":
    "A verification service checks your details with your school. We keep neither your details nor your proof, only whether you are a student.",
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
  "student.verify.invalid.birthDate": "Enter your date of birth. You have to be at least 13 years old.",
  "student.verify.invalid.schoolId": "Choose your school from the list.",

  "student.document.heading": "Send a proof",
  "student.document.text":
    "Your school could not confirm it at once. Send something with your name, your school and a date of this term on it: a student card, an enrolment letter or a timetable. You have until {date}.",
  "student.document.file": "Your proof",
  "student.document.hint": "PDF, JPEG or PNG, up to {limit} MB",
  "student.document.submit": "Send the proof",
  "student.document.working": "Sending…",
  "student.document.missing": "Choose a file to send.",

  "student.review.heading": "Your proof is being looked at",
  "student.review.text":
    "That takes about a day. You can close this page: we send you an email as soon as it is decided.",
  "student.review.again": "Check again",
  "student.review.still": "It is not decided yet. We send you an email as soon as it is.",

  "student.verified.heading": "You are verified as a student",
  "student.verified.text": "Your student status is confirmed until {date}.",
  "student.verified.continue": "See the student plan",

  "student.closed.rejected": "We could not confirm that you are a student.",
  "student.closed.expired": "Nothing was sent in time, so this check is over. You can start again.",
  "student.reason.notEnrolled":
    "Your school does not know anybody with these details as a student right now. Check that they are as your school has them, and try again.",
  "student.reason.unreadable":
    "Your proof could not be read. Try again with a picture that is sharp and shows the whole page.",
  "student.reason.nameMismatch":
    "The name on your proof is not the one you entered. Enter your name as your school has it, and try again.",
  "student.reason.outOfDate": "Your proof is not from this term. Try again with a newer one.",
  "student.reason.discountUsed":
    "The student price is taken on another account already, and can be had once in twelve months. Sign in to that account instead.",

  "student.error.STUDENT_ALREADY_VERIFIED":
    "You are verified already. You can renew it in the last two months before it ends.",
  "student.error.STUDENT_DISCOUNT_USED":
    "The student price is taken on another account already, and can be had once in twelve months. Sign in to that account instead.",
  "student.error.VERIFICATION_UNAVAILABLE":
    "The verification service is not answering. What you entered is still here: please try again in a minute.",
  "student.error.STUDENT_CHECK_CLOSED": "This check has been decided or is over. This is how it stands now.",
  "student.error.WRONG_TYPE": "This file cannot be read. Choose a PDF, or a picture as JPEG or PNG.",
  "student.error.TOO_LARGE": "This file is larger than {limit} MB. Choose a smaller one.",

  "student.plan.heading": "Your student plan",
  "student.plan.text":
    "The student price is good for the twelve months from your verification, then the full price follows. You are told 30 and 7 days before.",
  "student.plan.continue": "Continue with {offer}",
  "student.plan.loading": "Getting the student plan…",
  "student.plan.none-heading": "There is no student plan to choose right now",
  "student.plan.none":
    "Your verification may be over, or you have this plan already. Your student status says which.",
  "student.plan.status": "See your student status",

  "student.area.heading": "Your student status",
  "student.area.back": "Back to your account",
  "student.area.yes": "Verified student",
  "student.area.over": "Verification over",
  "student.area.no": "Not verified",
  "student.area.until": "Your student status is confirmed until {date}.",
  "student.area.was-until": "Your student status was confirmed until {date}.",
  "student.area.none": "You have not been verified as a student. Students pay less for a year.",
  "student.area.renew-from": "You can renew it from {date} on. We will remind you.",
  "student.area.renew-now": "If you are still a student, renew it now. The new year follows the old one.",
  "student.area.renew-late":
    "If you are still a student, confirm it. A student plan that you have goes back to the student price with its next bill.",
  "student.area.renew": "Renew your student status",
  "student.area.start": "Confirm that you are a student",
  "student.area.choose": "Choose the student plan",
  "student.area.price": "What your plan costs",
  "student.area.steps-up":
    "Bills before {date} are {before}. From {date} on, each is {amount}, taxes included.",
  "student.area.check": "Your latest check",
  "student.area.open": "Go on",
  "student.area.plan": "See your plan",

  "student.renew.heading": "Renew your student status",
  "student.renew.text": "Another year at the student price, for as long as you are a student.",
  "student.renew.effect":
    "If it is renewed, your bills stay at {before}. If not, they are {amount} from {date} on, taxes included.",
  "student.renew.step": "Step {current} of 2",
  "student.renew.details": "Your details",
  "student.renew.proof": "A proof, if your school asks for one",
  "student.renew.early": "You can renew your student status from {date} on.",
  "student.renew.done": "Your student status is renewed until {date}. We have sent you an email about it.",
} as const;
