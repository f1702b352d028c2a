import { defaultLanguage } from "@/content/languages";
import { translateMessages as messages } from "@/content/ui/translate";
import type { Line, Translation } from "@/lib/signed/texts";
import { MarkedText } from "../ui/marked-text";

type LinePairsProps = {
  lines: readonly Line[];
  translation: Translation;
  name: string;
};

/** Each line of a text beside what it was made from. */
export function LinePairs({ lines, translation, name }: LinePairsProps) {
  return (
    <table className="translate-pairs">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{messages.source}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, source }, index) => (
          <tr key={index}>
            <td lang={translation}>
              <MarkedText language={translation}>{text}</MarkedText>
            </td>
            <td>
              <MarkedText language={defaultLanguage}>
                {source || messages.picture}
              </MarkedText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
