import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { entryFields, headFields } from "@/lib/site/data-fields";
import { MarkedText } from "../ui/marked-text";

type FieldListProps = {
  file: keyof typeof entryFields;
  language: Language;
};

/** What each field of a JSON file means; pressed open to read. */
export function FieldList({ file, language }: FieldListProps) {
  const { fields } = allMessages[language].data;
  const { own, texts } = entryFields[file];
  const rows = [
    ...[...headFields, file].map((field) => [field, field] as const),
    ...own.map((field) => [field, `${file}[].${field}`] as const),
    ...texts.map((field) => [field, `${file}[].texts.en.${field}`] as const),
  ];

  return (
    <details className="border-t border-asphalt-700">
      <summary className="cursor-target py-3">
        <code>{`${file}.json`}</code>
      </summary>
      <dl className="space-y-2 pb-4">
        {rows.map(([field, path]) => (
          <div key={path}>
            <dt>
              <code className="break-all">{path}</code>
            </dt>
            <dd className="pl-5 text-lane-300">
              <MarkedText language={language}>{fields[field]}</MarkedText>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
