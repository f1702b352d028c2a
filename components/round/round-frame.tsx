import type { ComponentProps, ReactNode } from "react";
import { pageAddress, type PageName } from "@/lib/addresses/links";
import { FocusBar } from "../focus/focus-bar";
import { FocusFrame } from "../focus/focus-frame";
import { FocusMenu } from "../focus/focus-menu";
import { RoundSettings } from "./round-settings";

type RoundFrameProps = ComponentProps<typeof RoundSettings> &
  Pick<ComponentProps<typeof FocusBar>, "position"> &
  Omit<ComponentProps<typeof FocusFrame>, "bar"> & {
    /** The page that the exit leads to. */
    wayOut: PageName;
    /** The names of the round, its exit and its menu. */
    names: Record<"title" | "leave" | "menu", string>;
    /** What is chosen for this round, first in the menu. */
    menu?: ReactNode;
  };

/** The frame of a round outside a set: one question or sign at a time. */
export function RoundFrame({
  wayOut,
  names,
  menu,
  language,
  messages,
  position,
  ...rest
}: RoundFrameProps) {
  const leave = { href: pageAddress(wayOut, language), label: names.leave };

  return (
    <FocusFrame
      {...rest}
      bar={
        <FocusBar leave={leave} title={names.title} position={position}>
          <FocusMenu label={names.menu}>
            {menu}
            <RoundSettings language={language} messages={messages} />
          </FocusMenu>
        </FocusBar>
      }
    />
  );
}
