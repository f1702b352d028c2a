import clsx from "clsx";
import { Button } from "./button";

type LoadFailedProps = {
  text: string;
  tryAgain: string;
  onTryAgain: () => void;
  className?: string;
};

/** In the place of what could not be loaded. */
export function LoadFailed({
  text,
  tryAgain,
  onTryAgain,
  className,
}: LoadFailedProps) {
  return (
    <div role="alert" className={clsx("space-y-4 card", className)}>
      <p>{text}</p>
      <Button onPress={onTryAgain}>{tryAgain}</Button>
    </div>
  );
}
