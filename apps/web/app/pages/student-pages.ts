// One download, as with the pages about bills.
export { ReverifyPage } from "#features/student/student-area/reverify-page.tsx";
export { StudentPage } from "#features/student/student-area/student-page.tsx";
