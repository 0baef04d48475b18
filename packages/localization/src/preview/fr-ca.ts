export const previewFrCa = {
  "preview.banner": "Aperçu, non public",
  "preview.end": "Quitter l’aperçu",
};
