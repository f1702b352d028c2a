import { useEffect, useState } from "react";
import { formatCode, parseCode } from "@/lib/exam/seed";

/** The paper's code in the form: first from the address, then as typed. */
export function useCode() {
  const [text, setText] = useState("");
  const [isLinked, setLinked] = useState(false);
  useEffect(() => {
    const readAddress = () => {
      const code = parseCode(location.hash);
      // "#start" and the like are not codes; only "#K7QX2M" is.
      if (!code || !/^#\w{6}$/.test(location.hash)) return false;
      setText(formatCode(code));
      setLinked(true);
      return true;
    };
    const onHashChange = () => {
      // It may be far below the form.
      if (readAddress()) scrollTo({ top: 0, behavior: "instant" });
    };
    readAddress();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);

  const set = (typed: string) => {
    setText(typed);
    setLinked(false);
  };
  return { text, isLinked, set };
}
