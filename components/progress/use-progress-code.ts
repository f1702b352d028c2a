import { useState } from "react";
import type { Language } from "@/content/languages";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { dropFragment } from "@/lib/browser/history";
import { keepsProgress } from "@/lib/browser/storage";
import { tryOrUndefined } from "@/lib/browser/try-or-undefined";
import { readExamResults } from "@/lib/exam/exam-results";
import { readSavedHazards } from "@/lib/hazards/saved-sets";
import {
  readProgressCode,
  writeProgressCode,
} from "@/lib/progress/progress-code";
import { readSavedSets, importCode } from "@/lib/progress/saved-sets";
import { formatMessage } from "@/lib/text/format-message";
import { formatPlural } from "@/lib/text/format-plural";
import { useHash } from "../ui/use-hash";
import type { ReportMessages } from "./report-props";

type CodeIn = {
  /** The field's initial value. */
  first: string;
  language: Language;
  messages: ReportMessages["progress"]["tools"] & ReportMessages["quiz"];
  onTaken: () => void;
  onMessage: (message: string) => void;
};

/** The code in the field, and the actions on it. */
export function useProgressCode({
  first,
  language,
  messages,
  onTaken,
  onMessage,
}: CodeIn) {
  const [code, setCode] = useState(first);
  const [isWrong, setIsWrong] = useState(false);
  /** The address for another phone's camera; "" until requested. */
  const [address, setAddress] = useState("");

  const write = async () => {
    const text = await writeProgressCode({
      sets: readSavedSets(),
      answers: readAnswerLog(),
      hazards: readSavedHazards(),
      exams: readExamResults(),
    });
    setCode(text);
    return text;
  };
  const copy = async () => {
    const text = await write();
    try {
      await navigator.clipboard.writeText(text);
      onMessage(messages.copied);
    } catch {
      onMessage(messages.copyFailed);
    }
  };
  const draw = async () => {
    const text = await write();
    setAddress(`${location.href.replace(/#.*/, "")}#${encodeURI(text)}`);
  };
  const use = async () => {
    const carried = await readProgressCode(code);
    setIsWrong(!carried);
    if (!carried) return onMessage(messages.invalid);

    const taken = importCode(carried);
    const { sets, hazards, leftOut } = carried;
    const isRefused = taken.sets < Object.keys({ ...sets, ...hazards }).length;
    const used = [
      formatPlural(messages.usedSets, taken.sets, language),
      formatPlural(messages.usedAnswers, taken.answers, language),
      leftOut.length > 0 &&
        formatMessage(messages.leftOut, { sets: leftOut.join(", ") }),
      !keepsProgress() && messages.notKept,
    ];
    onMessage(
      isRefused && taken.sets === 0
        ? messages.newer
        : used.filter(Boolean).join(" "),
    );
    // A reload should not offer it again.
    dropFragment();
    onTaken();
  };
  return { code, setCode, isWrong, address, copy, draw, use };
}

/**
 * The code that the page's address has brought last; "" for none. It stays
 * when the address has dropped it, since the page still speaks of it.
 */
export function useBroughtCode(): string {
  const code = codeIn(useHash());
  const [brought, setBrought] = useState(code);
  if (code && code !== brought) setBrought(code);
  return code || brought;
}

function codeIn(hash: string): string {
  const text = tryOrUndefined(() => decodeURI(hash.slice(1))) ?? "";
  return text.startsWith("MM") ? text : "";
}
