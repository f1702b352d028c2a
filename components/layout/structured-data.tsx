type StructuredDataProps = { data: object };

/** What a page says to search engines about itself, as JSON-LD. */
export function StructuredData({ data }: StructuredDataProps) {
  // "</script>" within a text would end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");

  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
