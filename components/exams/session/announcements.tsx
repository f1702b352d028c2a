import { useStore } from "zustand";
import type { ExamMessages } from "@/content/ui/exam/schema";
import type { ExamStore } from "@/lib/exam/exam-store";
import { formatMessage } from "@/lib/text/format-message";

type AnnouncementsProps = {
  store: ExamStore;
  messages: ExamMessages["session"];
};

/** Says at 10, 5 and 1 minute how much time is left; there from the start. */
export function Announcements({ store, messages }: AnnouncementsProps) {
  const minutes = useStore(store, ({ announced }) => announced);

  return (
    <p role="status" className="sr-only">
      {minutes !== null && formatMessage(messages.announced, { minutes })}
    </p>
  );
}
