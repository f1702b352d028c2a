"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

type StructuredDataProps = { data: object };

/**
 * What a page says to search engines about itself, as JSON-LD. It is in the
 * exported HTML alone: the browser draws no script, and its policy allows none.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;

    isWritten.current = true;
    // "</script>" within a text would end the element.
    const json = JSON.stringify(data).replaceAll("<", "\\u003c");
    return (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: json }}
      />
    );
  });
  return null;
}
