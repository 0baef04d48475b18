export { createMintTargetedLinks, type MintTargetedLinks } from "./mint-targeted-links.ts";
export { createRenewTargetedLink } from "./renew-targeted-link.ts";
export { createTargetedLinkHandlers, type TargetedLinkHandlers } from "./routes.ts";
export { createTargetedLinks } from "./targeted-links.ts";
export { createTargetedLinksRepository } from "./targeted-links-repository.ts";
