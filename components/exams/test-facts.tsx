import type { Language } from "@/content/languages";
import { factSources, testFacts } from "@/content/test-facts";
import type { TestId } from "@/content/tests";
import { allMessages } from "@/content/ui";
import { sourcesOf } from "@/lib/addresses/sources";
import { testFigures } from "@/lib/exam/test-figures";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";

type TestFactsProps = { test: TestId; language: Language };

/**
 * The facts of a test; sources and the day of the check are given once for all
 * facts that share them.
 */
export function TestFacts({ test, language }: TestFactsProps) {
  const { exams, quiz } = allMessages[language];
  const facts = testFacts.map((fact) => ({
    fact,
    ...sourcesOf(factSources[test][fact], language),
  }));
  const shared = [...new Set(facts.flatMap(({ basis }) => basis))].filter(
    (one) => facts.every(({ basis }) => basis.includes(one)),
  );
  const [day, ...otherDays] = new Set(facts.map(({ checked }) => checked));
  const isSameDay = otherDays.length === 0;
  const sources = (basis: readonly string[], checked: string | false = false) =>
    [
      basis.length > 0 && `${quiz.basis}: ${basis.join(" · ")}`,
      checked && `${quiz.checked}: ${checked}`,
    ]
      .filter(Boolean)
      .join(" · ");

  return (
    <div className="space-y-5 card print:hidden">
      <dl className="space-y-5">
        {facts.map(({ fact, basis, checked }) => (
          <div key={fact}>
            <dt className="font-semibold">{exams.facts[fact]}</dt>
            <dd>
              <MarkedText>
                {formatMessage(exams.tests[test][fact], testFigures(test))}
              </MarkedText>
              <Sources>
                {sources(
                  basis.filter((one) => !shared.includes(one)),
                  !isSameDay && checked,
                )}
              </Sources>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-asphalt-700 pt-4">
        <Sources>{sources(shared, isSameDay ? day : false)}</Sources>
      </p>
    </div>
  );
}

function Sources({ children }: { children: string }) {
  if (children === "") return null;

  return (
    <span className="mt-1 block text-sm text-lane-400">
      <MarkedText>{children}</MarkedText>
    </span>
  );
}
