import { useEffect, useState } from "react";
import { afterPaint } from "@/lib/browser/after-paint";

/**
 * Whether something is to be shown for which a press need not wait: true one
 * frame after `isOn`, once the browser has painted the rest.
 */
export function useOncePainted(isOn: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (isOn)
      return afterPaint(() => {
        setIsPainted(true);
        return () => setIsPainted(false);
      });
  }, [isOn]);

  return isOn && isPainted;
}
