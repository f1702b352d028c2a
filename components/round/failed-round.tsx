import { Button } from "../ui/button";

type FailedRoundProps = {
  text: string;
  tryAgain: string;
  onTryAgain: () => void;
};

/** In the place of a round that could not be loaded. */
export function FailedRound({ text, tryAgain, onTryAgain }: FailedRoundProps) {
  return (
    <div role="alert" className="space-y-4 card">
      <p>{text}</p>
      <Button onPress={onTryAgain}>{tryAgain}</Button>
    </div>
  );
}
