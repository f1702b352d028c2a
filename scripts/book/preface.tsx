import { MarkedText } from "@/components/ui/marked-text";
import { preface } from "@/content/book/preface";
import { interfaceWords } from "@/content/ui";
import { figuresIn } from "@/lib/site/figures";
import { fill } from "@/lib/text/fill";

/** How to read the book, and what the short names of the laws stand for. */
export function Preface() {
  return (
    <section className="preface" id="preface">
      <h1>{preface.title}</h1>
      {preface.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <MarkedText language="en">
            {fill(paragraph, figuresIn("en"))}
          </MarkedText>
        </p>
      ))}
      <dl>
        {Object.entries(interfaceWords.en.laws.names).map(([code, name]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{fill(name, { place: "" }).trim()}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
