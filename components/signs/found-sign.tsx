import type { Language } from "@/content/languages";
import { signAddress, signImage } from "@/lib/signs/addresses";
import type { SignName } from "@/lib/signs/find-signs";
import { MarkedText } from "../ui/marked-text";
import { SignPicture } from "./sign-picture";

type FoundSignProps = { sign: SignName; language: Language };

/** A sign that was found, and the way to where it is explained. */
export function FoundSign({ sign, language }: FoundSignProps) {
  return (
    <li>
      <a
        href={signAddress(sign.place, language)}
        className="cursor-target flex h-full items-center gap-3 card p-2!"
      >
        <SignPicture
          image={signImage(sign.place)}
          className="size-14 shrink-0 object-contain"
        />
        <span className="min-w-0">
          <span className="block font-semibold underline">
            <MarkedText language={language}>{sign[language]}</MarkedText>
          </span>
          <span lang="ja" className="block text-sm text-lane-300">
            {sign.ja}
          </span>
          {sign.number && (
            <span className="text-sm text-lane-400">{sign.number}</span>
          )}
        </span>
      </a>
    </li>
  );
}
