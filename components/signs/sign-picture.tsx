import { asset } from "@/lib/addresses/links";

type SignPictureProps = { image: string; alt?: string; className?: string };

/** A sign; beside its name it is decorative and needs no description. */
export function SignPicture({ image, alt = "", className }: SignPictureProps) {
  return (
    <img
      src={asset(image)}
      alt={alt}
      width={96}
      height={96}
      loading="lazy"
      className={className}
    />
  );
}
