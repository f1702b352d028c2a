import type { ComponentProps } from "react";
import { pageAddress } from "@/lib/site/links";
import { FocusBar } from "../focus/focus-bar";
import { FocusFrame } from "../focus/focus-frame";
import type { PracticeProps } from "./practice-words";

type PracticeFrameProps = PracticeProps &
  Pick<ComponentProps<typeof FocusBar>, "position"> &
  Omit<ComponentProps<typeof FocusFrame>, "bar">;

/** The frame of one question at a time, its way out leading to progress. */
export function PracticeFrame({
  language,
  words,
  position,
  ...rest
}: PracticeFrameProps) {
  const leave = {
    href: pageAddress("progress", language),
    label: words.practice.leave,
  };

  return (
    <FocusFrame
      {...rest}
      bar={
        <FocusBar
          leave={leave}
          title={words.practice.title}
          position={position}
        />
      }
    />
  );
}
