import { lazy, Suspense, type ComponentProps } from "react";
import { withTimeout } from "@/lib/browser/with-timeout";
import { ErrorBoundary } from "../ui/error-boundary";

// Loads the library that draws the code, only on request.
const QrCode = lazy(
  withTimeout(async () => ({ default: (await import("./qr-code")).QrCode })),
);

/**
 * A text as a QR code. The library may not load: the text can be copied all
 * the same.
 */
export function DrawnCode(props: ComponentProps<typeof QrCode>) {
  return (
    <ErrorBoundary fallback={() => <p role="status">{props.messages.noQr}</p>}>
      <Suspense>
        <QrCode {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
