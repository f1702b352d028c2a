import type { ComponentProps } from "react";
import { RoundFrame } from "../round/round-frame";
import type { PracticeProps } from "./practice-props";

type PracticeFrameProps = PracticeProps &
  Omit<ComponentProps<typeof RoundFrame>, "wayOut" | "names">;

/** The frame of one question at a time, with an exit to progress. */
export function PracticeFrame(props: PracticeFrameProps) {
  return (
    <RoundFrame {...props} wayOut="progress" names={props.messages.practice} />
  );
}
