import { languages, type Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { asset } from "@/lib/addresses/links";
import { inMegabytes } from "@/lib/site/book";
import {
  dataPath,
  languagesOfFormat,
  schemaPaths,
  type DataFormat,
  type FileLanguage,
} from "@/lib/site/data-files";
import { publicBytes } from "@/lib/site/data-sizes";
import { linkClass } from "../ui/link-class";
import { MarkedText } from "../ui/marked-text";
import { SectionHeading } from "../ui/section-heading";

type FormatFilesProps = {
  format: DataFormat;
  /** Of the page. */
  language: Language;
};

/** One format: what it is for, and its files with their sizes. */
export function FormatFiles({ format, language }: FormatFilesProps) {
  const { data: messages } = allMessages[language];
  const { name, text } = messages.formats[format];
  const nameOf = (file: FileLanguage) =>
    file === "all" ? messages.all : languages[file].name;

  return (
    <section id={format}>
      <SectionHeading>{name}</SectionHeading>
      <p className="mt-4">
        <MarkedText language={language}>{text}</MarkedText>
      </p>
      <ul>
        {languagesOfFormat(format).map((file) => {
          const path = dataPath(format, file);
          const size = `${inMegabytes(publicBytes(path))}\u00a0MB`;
          return (
            <li key={file}>
              <a href={asset(path)} download className={linkClass}>
                <span>
                  <MarkedText language={language}>
                    {`${name}, ${nameOf(file)} (${size})`}
                  </MarkedText>
                </span>
              </a>
            </li>
          );
        })}
        {(format === "json" || format === "rules") && (
          <li>
            <a href={asset(schemaPaths[format])} download className={linkClass}>
              {`${name}, ${messages.schema}`}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
