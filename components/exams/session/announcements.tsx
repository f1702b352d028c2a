import { useStore } from "zustand";
import { formatMessage } from "@/lib/text/format-message";
import { useSession } from "./session-context";

/** Says at 10, 5 and 1 minute how much time is left; there from the start. */
export function Announcements() {
  const { store, messages } = useSession();
  const minutes = useStore(store, ({ announced }) => announced);

  return (
    <p role="status" className="sr-only">
      {minutes !== null &&
        formatMessage(messages.exam.session.announced, { minutes })}
    </p>
  );
}
