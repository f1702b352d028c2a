/** What only a drawn paper needs, fetched later as one file. */
export { codeOf, newExam, seedForMe } from "@/lib/exam/begin-exam";
export { recordShared } from "@/lib/exam/shared-paper";
export { recordExam } from "@/lib/exam/record-exam";
export { ExamRoom } from "../session/exam-room";
export { PrintedPaper } from "../paper/printed-paper";
