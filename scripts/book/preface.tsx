import { preface } from "@/content/book/preface";
import { allMessages } from "@/content/ui";
import { figuresIn } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { SiteLink } from "./aids";
import { Printed } from "./printed-text";

/** How to read the book, and what the short names of the laws stand for. */
export function Preface() {
  return (
    <section className="preface" id="preface">
      <h1>{preface.title}</h1>
      {preface.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Printed>{formatMessage(paragraph, figuresIn("en"))}</Printed>
        </p>
      ))}
      <dl>
        {Object.entries(allMessages.en.laws.names).map(([code, name]) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{formatMessage(name, { place: "" }).trim()}</dd>
          </div>
        ))}
      </dl>
      <div className="imprint">
        <p>{formatMessage(preface.imprint.edition, figuresIn("en"))}</p>
        <p>
          {preface.imprint.web}
          <SiteLink path="/book/" />
        </p>
        <p>
          {preface.imprint.errata}
          <SiteLink path="/book/errata/" />
        </p>
      </div>
    </section>
  );
}
