/** Texts above pages that show a draft of the catalogue. */
export const previewEnUs = {
  "preview.banner": "Preview, not public",
  "preview.end": "Leave the preview",
};
