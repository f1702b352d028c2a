import type { Language } from "@/content/languages";
import { interfaceWords } from "@/content/ui";
import { signAddress, signImage } from "@/lib/signs/addresses";
import type { SignEntry } from "@/lib/signs/read-signs";
import { fill } from "@/lib/text/fill";
import { nameBasis } from "@/lib/text/legal-basis";
import { MarkedText } from "../ui/marked-text";
import { Ruby } from "./ruby";
import { SignPicture } from "./sign-picture";

type SignItemProps = { sign: SignEntry; language: Language };

/** A sign: its picture, its names, what it means, and what it is taken for. */
export function SignItem({ sign, language }: SignItemProps) {
  const { signs: words } = interfaceWords[language];
  const { id, list, number, meaning, image, alt, confused, rule } = sign;
  const other = language === "en" ? "ne" : "en";

  return (
    <li id={id} className="sign">
      <SignPicture image={image} alt={alt} className="size-24" />
      <div className="min-w-0 grow">
        <h2 className="text-lg font-extrabold">
          <MarkedText language={language}>{sign[language]}</MarkedText>
        </h2>
        <p className="sign-names">
          <Ruby parts={sign.ja} />
          <span lang={other} className={other === "ne" ? "all-nepali" : ""}>
            {sign[other]}
          </span>
          {number && (
            <span className="text-sm text-lane-400">
              {fill(words[list], { number })}
            </span>
          )}
        </p>
        <div className="sign-text">
          <p>
            <MarkedText language={language}>{meaning}</MarkedText>
          </p>
          {confused.length > 0 && (
            <div className="text-sm">
              <p id={`${id}-confused`}>{words.confused}</p>
              <ul
                aria-labelledby={`${id}-confused`}
                className="flex flex-wrap gap-x-4"
              >
                {confused.map((one) => (
                  <li key={one.place}>
                    <a
                      href={signAddress(one.place, language)}
                      className="cursor-target inline-flex min-h-11 items-center gap-2 underline"
                    >
                      <SignPicture
                        image={signImage(one.place)}
                        className="size-8"
                      />
                      {one[language]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {rule && <SignRule rule={rule} language={language} />}
        </div>
      </div>
    </li>
  );
}

/** The rule that tells of a sign; the rules are written in English. */
function SignRule({
  rule,
  language,
}: Pick<SignItemProps, "language"> & {
  rule: NonNullable<SignEntry["rule"]>;
}) {
  const { laws, quiz, signs: words } = interfaceWords[language];
  const basis = rule.basis.map((one) => nameBasis(one, laws)).join(" · ");

  return (
    <div className="text-sm text-lane-400">
      {language === "en" && (
        <p>
          <MarkedText>{`${words.rule}: ${rule.rule}`}</MarkedText>
        </p>
      )}
      <p>
        <MarkedText language={language}>
          {`${quiz.basis}: ${basis}. ${quiz.checked}: ${rule.checked}`}
        </MarkedText>
      </p>
    </div>
  );
}
