"use client";

import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";

type StructuredDataProps = { data: object };

/**
 * A page's structured data for search engines, as JSON-LD. It is only in the
 * exported HTML: React does not create scripts in the browser, and the policy
 * allows none.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (isWritten.current) return null;

    isWritten.current = true;
    // "</script>" inside a text would end the element.
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
