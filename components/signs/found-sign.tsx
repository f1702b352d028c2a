import type { Language } from "@/content/languages";
import type { SignPlace } from "@/content/sign-groups";
import { entryAddress } from "@/lib/search/addresses";
import type { Entry } from "@/lib/search/part";
import { signImage } from "@/lib/signs/addresses";
import { MarkedText } from "../ui/marked-text";
import { SignPicture } from "./sign-picture";

type FoundSignProps = { entry: Entry; language: Language };

/** A sign that was found, and the way to where it is explained. */
export function FoundSign({ entry, language }: FoundSignProps) {
  const { at, title, ja, number } = entry;

  return (
    <li>
      <a
        href={entryAddress(entry, language)}
        className="cursor-target flex h-full items-center gap-3 card p-2!"
      >
        <SignPicture
          image={signImage(at.replace(/^signs\//, "") as SignPlace)}
          className="size-14 shrink-0 object-contain"
        />
        <span className="min-w-0">
          <span className="block font-semibold underline">
            <MarkedText language={language}>{title}</MarkedText>
          </span>
          <span lang="ja" className="block text-sm text-lane-300">
            {ja}
          </span>
          {number && <span className="text-sm text-lane-400">{number}</span>}
        </span>
      </a>
    </li>
  );
}
