/** What only a drawn paper needs, fetched later as one file. */
export { codeOf, markEnded, newExam, seedForMe } from "@/lib/exam/begin-exam";
export { ExamRoom } from "../session/exam-room";
export { PrintedPaper } from "../paper/printed-paper";
