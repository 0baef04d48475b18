import type { ContentPicture } from "@skywave/services/content/linked-content";

interface ContentImageProps {
  picture: ContentPicture;
  className?: string | undefined;
  /** Where words beside it say the same. */
  isDecoration?: boolean;
}

/** A picture of the content store, with its room kept from the start. */
export function ContentImage({ picture, className, isDecoration = false }: ContentImageProps) {
  const { address, width, height, alternative } = picture;
  return (
    <img
      className={className}
      src={address}
      width={width}
      height={height}
      alt={isDecoration ? "" : alternative.value}
      lang={alternative.lang}
      loading="lazy"
    />
  );
}
