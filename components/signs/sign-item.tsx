import { languageCodes, languages, type Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { placeAddress } from "@/lib/book/addresses";
import { signAddress, signImage } from "@/lib/signs/addresses";
import type { SignEntry } from "@/lib/signs/read-signs";
import { formatMessage } from "@/lib/text/format-message";
import { AskedIn } from "../book/asked-in";
import type { AskedPart } from "../book/chapter-part";
import { Localized } from "../book/localized";
import { definedTerm } from "../ui/defined-term";
import { JapaneseName } from "../ui/japanese-name";
import { MarkedText } from "../ui/marked-text";
import { SignPicture } from "./sign-picture";

type SignItemProps = Pick<AskedPart, "asked"> & {
  sign: SignEntry;
  language: Language;
};

/**
 * A sign: its picture, its names, what it means, and what it is confused with.
 */
export function SignItem({ sign, language, asked }: SignItemProps) {
  const { signs: messages, bookPages } = allMessages[language];
  const { id, list, number, meaning, image, alt, confused, rule } = sign;
  const others = languageCodes.filter((code) => code !== language);

  return (
    <li id={id} className="sign" {...definedTerm}>
      <SignPicture image={image} alt={alt} />
      <div className="sign-names">
        <h2 itemProp="name">
          <MarkedText language={language}>{sign[language]}</MarkedText>
        </h2>
        <p>
          <meta itemProp="alternateName" content={sign.ja} />
          <JapaneseName name={sign.ja} kana={sign.kana} />
          {others.map((other) => (
            <span
              key={other}
              lang={languages[other].lang}
              className="all-nepali"
            >
              <MarkedText language={other}>{sign[other]}</MarkedText>
            </span>
          ))}
          {number && <small>{formatMessage(messages[list], { number })}</small>}
        </p>
      </div>
      <div className="sign-text">
        <p itemProp="description">
          <MarkedText language={language}>{meaning}</MarkedText>
        </p>
        {confused.length > 0 && (
          <div>
            <p id={`${id}-confused`}>{messages.confused}</p>
            <ul aria-labelledby={`${id}-confused`}>
              {confused.map((one) => (
                <li key={one.place}>
                  <a
                    href={signAddress(one.place, language)}
                    className="cursor-target"
                  >
                    <SignPicture image={signImage(one.place)} />
                    <MarkedText language={language}>{one[language]}</MarkedText>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {rule && <SignRule rule={rule} language={language} />}
        <AskedIn
          anchor={id}
          asked={asked}
          page={language}
          messages={bookPages}
        />
      </div>
    </li>
  );
}

/** A sign's rule, its legal basis, and its place in the book. */
function SignRule({
  rule: { sentence, basis, checked, place },
  language,
}: Pick<SignItemProps, "language"> & {
  rule: NonNullable<SignEntry["rule"]>;
}) {
  const { quiz, signs: messages } = allMessages[language];

  return (
    <details>
      <summary className="cursor-target">{messages.rule}</summary>
      <p>
        <Localized localized={sentence} page={language} />
      </p>
      <p>
        <MarkedText language={language}>
          {`${quiz.basis}: ${basis}. ${quiz.checked}: ${checked}`}
        </MarkedText>
      </p>
      <a href={placeAddress(place, language)} className="cursor-target">
        {quiz.readMore}
      </a>
    </details>
  );
}
