export { AmazonReturnPage } from "./amazon-return-page.tsx";
export { LinkAmazonPage } from "./link-amazon-page.tsx";
export { LinkChoicePage } from "./link-choice-page.tsx";
export { LinkGooglePage } from "./link-google-page.tsx";
