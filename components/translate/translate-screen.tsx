"use client";

import { Suspense, useRef } from "react";
import { translateMessages as messages } from "@/content/ui/translate";
import { focusInPlace } from "@/lib/browser/focus";
import { evictBatch } from "@/lib/signed/load-batch";
import { ErrorBoundary } from "../ui/error-boundary";
import { linkClass } from "../ui/link-class";
import { LoadFailed } from "../ui/load-failed";
import { useHash } from "../ui/use-hash";
import { useKeptFocus } from "../ui/use-kept-focus";
import { BatchList } from "./batch-list";
import { ReadBatch } from "./read-batch";
import type { Area, TranslateProps } from "./translate-props";
import { useFromTop } from "./use-from-top";

type TranslateScreenProps = TranslateProps & { areas: readonly Area[] };

/** All batches, or the one that the address names behind its "#". */
export function TranslateScreen({ areas, ...props }: TranslateScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hash = useHash();
  const batch = areas
    .flatMap(({ batches }) => batches)
    .find(({ id }) => `#${id}` === hash);
  useKeptFocus(batch?.id ?? "", "main h2", "main h1");
  useFromTop(batch?.id);

  if (!batch) return <BatchList areas={areas} {...props} />;
  return (
    <>
      <div className="print:hidden">
        <a href="#" className={linkClass}>
          {messages.all}
        </a>
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-extrabold">
          {batch.name}
        </h2>
      </div>
      <ErrorBoundary
        key={batch.id}
        fallback={(retry) => (
          <LoadFailed
            className="mt-6"
            text={messages.failed}
            tryAgain={messages.tryAgain}
            onTryAgain={() => {
              focusInPlace(heading.current);
              evictBatch(batch.id, props.translation);
              retry();
            }}
          />
        )}
      >
        <Suspense fallback={<p role="status">{messages.loading}</p>}>
          <ReadBatch batch={batch} {...props} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
