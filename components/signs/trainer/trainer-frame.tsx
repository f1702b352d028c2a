import type { ComponentProps } from "react";
import { RoundFrame } from "../../round/round-frame";
import type { TrainerProps } from "./trainer-props";

type TrainerFrameProps = TrainerProps &
  Omit<ComponentProps<typeof RoundFrame>, "wayOut" | "names">;

/** The frame of one sign at a time, with an exit to all signs. */
export function TrainerFrame(props: TrainerFrameProps) {
  return (
    <RoundFrame {...props} wayOut="signs" names={props.messages.trainer} />
  );
}
