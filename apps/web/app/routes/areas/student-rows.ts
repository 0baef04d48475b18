import type { RouteRow } from "../route-row.ts";

// Here, and not among the paths that pages link to: those are part of the first download.
const PATHS = {
  studentVerification: "subscribe/checkout/studentverification",
  studentVerificationInSteps: "subscribe/checkout/studentverification/new",
  student: "student",
  studentReverify: "student/re-verify",
  studentReverifyInSteps: "student/re-verify/new",
} as const;

const studentPages = () => import("../../pages/student-pages.ts");

/** The checkout for students, their area, and the renewal of their year. */
export const studentRows: readonly RouteRow[] = [
  {
    kind: "flow",
    path: PATHS.studentVerificationInSteps,
    title: "title.student-verification",
    flag: { name: "enableNewCheckoutStudentVerification", fallback: PATHS.studentVerification },
    dictionary: "student",
    flow: "student",
  },
  {
    kind: "page",
    path: PATHS.studentReverifyInSteps,
    title: "title.student-reverify",
    flag: { name: "enableNewCheckoutStudentReverification", fallback: PATHS.studentReverify },
    guard: "signedIn",
    dictionary: "student",
    page: async () => (await studentPages()).ReverifyPage,
  },
  {
    kind: "flow",
    path: PATHS.studentVerification,
    title: "title.student-verification",
    dictionary: "student",
    flow: "studentAccordion",
  },
  {
    kind: "page",
    path: PATHS.studentReverify,
    title: "title.student-reverify",
    guard: "signedIn",
    dictionary: "student",
    page: async () => (await studentPages()).ReverifyPage,
  },
  {
    kind: "page",
    path: PATHS.student,
    title: "title.student",
    guard: "signedIn",
    dictionary: "student",
    page: async () => (await studentPages()).StudentPage,
  },
];
