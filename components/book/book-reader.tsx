import { languageCodes, languages, type Language } from "@/content/languages";
import { book } from "@/content/site";
import { allMessages } from "@/content/ui";
import { asset } from "@/lib/addresses/links";
import { readPdfFacts } from "@/lib/book/pdf";
import {
  bookAddress,
  inMegabytes,
  viewerAddress,
  viewerHost,
} from "@/lib/site/book";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";
import { BookCard } from "./book-card";
import { BookFrame } from "./book-frame";

/** Cover and facts of the book, then the reader and the file itself. */
export function BookReader({ language }: { language: Language }) {
  const { book: messages, landing } = allMessages[language];
  const { bytes, pages } = readPdfFacts(language);
  const values = {
    pages,
    size: inMegabytes(bytes),
    host: viewerHost() ?? "",
    title: book.title,
  };
  const address = viewerAddress(language);
  const facts = (
    <>
      <h3 lang="en" className="text-2xl font-extrabold">
        {book.title}
      </h3>
      <p className="mt-1 text-lane-300">
        {formatMessage(messages.extent, values)}
      </p>
    </>
  );
  const cover = <Cover alt={landing.coverAlt} />;

  return (
    <div className="mt-6">
      {address === null ? (
        <BookCard cover={cover}>
          {facts}
          <p className="mt-4">{messages.notAvailable}</p>
        </BookCard>
      ) : (
        <BookFrame
          address={address}
          bookAddress={bookAddress(language)}
          cover={cover}
          facts={facts}
          messages={{
            readHere: formatMessage(messages.readHere, values),
            notice: messages.viewerNotice,
            policy: messages.viewerPolicy,
            frameTitle: formatMessage(messages.frameTitle, values),
            skipFrame: messages.skipFrame,
            notShowing: messages.notShowing,
            openHere: messages.openHere,
            offline: messages.offline,
          }}
        />
      )}
      <Files language={language} />
    </div>
  );
}

/** The PDFs, that of the page's own language first. */
function Files({ language }: { language: Language }) {
  const others = languageCodes.filter((one) => one !== language);

  return (
    <ul id="after-reader" tabIndex={-1} className="mt-4">
      {[language, ...others].map((one) => (
        <li key={one}>
          <a
            href={bookAddress(one)}
            hrefLang={languages[one].hreflang}
            className="inline-flex min-h-12 items-center font-semibold underline"
          >
            <MarkedText language={language}>
              {pdfName(allMessages[language].book.openPdf, one)}
            </MarkedText>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The PDF in a language, with the name that the language has for itself. */
const pdfName = (message: string, language: Language) =>
  formatMessage(message, {
    language: languages[language].name,
    size: inMegabytes(readPdfFacts(language).bytes),
  });

function Cover({ alt }: { alt: string }) {
  return (
    <img
      src={asset(book.cover)}
      alt={alt}
      width={210}
      height={298}
      className="h-auto w-44 shrink-0 rounded-chip"
    />
  );
}
