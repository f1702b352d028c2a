import type { InterfaceWords } from "@/content/ui/schema";
import { asset } from "@/lib/links";

type QuestionPictureProps = {
  src: string;
  alt: string;
  words: InterfaceWords["quiz"];
};

/** The picture that a question is about. */
export function QuestionPicture({ src, alt }: QuestionPictureProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are
    <img
      src={asset(src)}
      alt={alt}
      width={320}
      height={192}
      className="mt-4 h-48 w-full object-contain"
    />
  );
}
