import { type StudentDictionary, studentEnUs } from "./en-us.ts";

export const studentEnCa: StudentDictionary = { ...studentEnUs };
