import { Fragment } from "react";
import { MarkedText } from "@/components/ui/marked-text";
import type { Chapter } from "@/content/book/schema";
import { book, site } from "@/content/site";
import { figuresIn } from "@/lib/site/figures";
import { ChapterPages } from "./chapter";
import { Contents } from "./contents";
import { numberRules } from "./numbers";
import { Preface } from "./preface";

type BookProps = {
  chapters: readonly Chapter[];
  /** Page of every heading, in their order; empty until it is known. */
  headingPages: readonly number[];
  /** Address of a file in the repository. */
  fileAddress: (path: string) => string;
};

/** The whole book as one document for printing. */
export function Book({ chapters, headingPages, fileAddress }: BookProps) {
  const numbers = numberRules(chapters);
  const numberOf = (id: string) =>
    chapters.findIndex((chapter) => chapter.id === id) + 1;

  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{book.title}</title>
        <link rel="stylesheet" href={fileAddress("scripts/book/book.css")} />
      </head>
      <body>
        <Cover fileAddress={fileAddress} />
        <Contents chapters={chapters} headingPages={headingPages} />
        <Preface />
        {chapters.map((chapter, index) => (
          <ChapterPages
            key={chapter.id}
            chapter={chapter}
            number={index + 1}
            numbers={numbers}
            numberOf={numberOf}
            fileAddress={fileAddress}
          />
        ))}
      </body>
    </html>
  );
}

const coverPictures = ["301", "330-b", "sg-red-arrow-right", "201-a", "405"];

function Cover({ fileAddress }: Pick<BookProps, "fileAddress">) {
  return (
    <section className="cover">
      <div className="cover-plate">
        <p className="cover-kicker">Japan’s written driving tests</p>
        <p className="cover-title">
          {book.title.split(" of ").map((half, index) => (
            <Fragment key={half}>
              {index > 0 && <br />}
              {index > 0 ? `of ${half}` : half}
            </Fragment>
          ))}
        </p>
        <p className="cover-text">
          <MarkedText language="en">
            Karimenkyo 仮免許 and honmenkyo 本免許: the rules and the signs that
            the tests ask, in plain English
          </MarkedText>
        </p>
        <div className="cover-pictures">
          {coverPictures.map((id) => (
            <img
              key={id}
              src={fileAddress(`public/images/signs/${id}.svg`)}
              alt=""
            />
          ))}
        </div>
        <svg className="cover-road" viewBox="0 0 200 130" aria-hidden>
          <path d="M40 130 88 0h24l48 130z" fill="#12151c" />
          <path
            d="M48 130 90 0m20 0 42 130"
            stroke="#fff"
            strokeWidth="1.6"
            fill="none"
          />
          <path
            d="M100 4v10m0 10v14m0 12v18m0 14v22m0 16v22"
            stroke="#fff"
            strokeWidth="3"
            fill="none"
          />
        </svg>
        <p className="cover-foot">
          {site.name} · the law of {figuresIn("en").date}
        </p>
      </div>
    </section>
  );
}
